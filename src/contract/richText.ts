import { FORMER_PURPLE, PALETTE } from './palette';

/*
 * Rich text, limited to what the editor can produce. The same tree is used by the editor (ProseMirror's JSON), rendered as elements
 * on pages and stored as HTML. No markup is ever passed to the browser's HTML parser.
 */

/** Colour available for text (7.1:1 on white). Pages in the dark scheme show their own accent colour instead. */
export const PURPLE = PALETTE.light.accent;

export const MARKS = { bold: 'strong', italic: 'em', strike: 's', code: 'code', purple: 'span' } as const;
export type MarkName = keyof typeof MARKS;

/** Node of ProseMirror's JSON, limited to the types that the toolbar offers. */
export interface RichNode {
  type: string;
  text?: string;
  marks?: { type: string }[];
  attrs?: { level?: number };
  content?: RichNode[];
}

const MARK_TAGS: Readonly<Record<string, MarkName>> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic', s: 'strike', strike: 'strike', del: 'strike', code: 'code' };
const HOLDERS: Readonly<Record<string, string>> = { ul: 'bulletList', ol: 'orderedList', li: 'listItem', blockquote: 'blockquote' };
/** Elements that end a paragraph but have no node type of their own. */
const PARTS = new Set(['p', 'pre', 'div', 'section', 'article', 'header', 'footer', 'main', 'table', 'tr', 'td', 'th', 'form', 'figure', 'address', 'dl', 'dt', 'dd']);
/** Elements that are dropped together with their content. */
const HIDDEN = 'script|style|template|iframe|object|embed|svg|math|noscript|textarea|title|select|xmp|noembed|noframes|head';
const TOKENS = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|<(${HIDDEN})\\b(?:"[^"]*"|'[^']*'|[^'">])*>[\\s\\S]*?(?:</\\1\\b[^>]*>|$)|<(/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|<`,
  'gi',
);
const DEEPEST = 12;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const characterOf = (number: number) => (number > 0 && number <= 0x10_ff_ff && !(number >= 0xd8_00 && number <= 0xdf_ff) ? String.fromCodePoint(number) : '');

const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,5}));/gi, (match, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return ENTITIES[(name ?? '').toLowerCase()] ?? match;
  });

const isPurple = (attributes: string) => new RegExp(`color\\s*:\\s*(?:${PURPLE}|${FORMER_PURPLE}|rgb\\(\\s*109,\\s*40,\\s*217\\s*\\)|rgb\\(\\s*149,\\s*141,\\s*241\\s*\\))`, 'i').test(attributes);

/** Builds the tree from tokens and keeps it valid for the editor. */
class Builder {
  readonly root: RichNode[] = [];
  /** Open container nodes, outermost first. */
  readonly #open: { type: string; content: RichNode[] }[] = [];
  #line: RichNode & { content: RichNode[] } | null = null;
  #marks: { tag: string; mark: MarkName | null }[] = [];

  get #inside(): RichNode[] {
    return this.#open.at(-1)?.content ?? this.root;
  }

  get #inCode(): boolean {
    return this.#line?.type === 'codeBlock';
  }

  /** A list may contain only items. */
  #makeRoom(): void {
    const holder = this.#open.at(-1)?.type;
    if (holder === 'bulletList' || holder === 'orderedList') this.#push('listItem');
  }

  #push(type: string): void {
    const node = { type, content: [] };
    this.#inside.push(node);
    this.#open.push(node);
  }

  endLine(): void {
    this.#line = null;
    this.#marks = [];
  }

  beginLine(type: string, level?: number): void {
    this.endLine();
    this.#makeRoom();
    this.#line = { type, ...(level === undefined ? {} : { attrs: { level } }), content: [] };
    this.#inside.push(this.#line);
  }

  hold(type: string): void {
    this.endLine();
    if (this.#open.length >= DEEPEST) return;
    if (type === 'listItem') {
      const list = this.#open.findLastIndex((each) => each.type === 'bulletList' || each.type === 'orderedList');
      if (list < 0) this.#push('bulletList');
      else this.#open.length = list + 1;
    } else this.#makeRoom();
    this.#push(type);
  }

  release(type: string): void {
    this.endLine();
    const found = this.#open.findLastIndex((each) => each.type === type);
    if (found >= 0) this.#open.length = found;
  }

  rule(): void {
    this.endLine();
    this.#makeRoom();
    this.#inside.push({ type: 'horizontalRule' });
  }

  mark(tag: string, mark: MarkName | null): void {
    if (!this.#inCode) this.#marks.push({ tag, mark });
  }

  unmark(tag: string): void {
    const found = this.#marks.findLastIndex((each) => each.tag === tag);
    if (found >= 0) this.#marks.splice(found, 1);
  }

  breakLine(): void {
    if (this.#inCode) this.text('\n');
    else this.#lineNow().content.push({ type: 'hardBreak' });
  }

  #lineNow(): RichNode & { content: RichNode[] } {
    const marks = this.#marks;
    if (!this.#line) this.beginLine('paragraph');
    this.#marks = marks;
    return this.#line ?? { type: 'paragraph', content: [] };
  }

  text(raw: string): void {
    // Collapse only HTML white space; no-break spaces stay.
    const text = this.#inCode ? raw : raw.replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (text === '' || (text === ' ' && !this.#line)) return;
    const { content } = this.#lineNow();
    const names = this.#inCode ? [] : (Object.keys(MARKS) as MarkName[]).filter((name) => this.#marks.some(({ mark }) => mark === name));
    // The editor's code mark excludes all other marks.
    const marks = (names.includes('code') ? (['code'] as const) : names).map((type) => ({ type }));
    const last = content.at(-1);
    const trimmed = last?.text === undefined || this.#inCode || !last.text.endsWith(' ') ? text : text.replace(/^ /, '');
    if (trimmed === '') return;
    if (last?.text !== undefined && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += trimmed;
    else content.push({ type: 'text', text: trimmed, ...(marks.length > 0 ? { marks } : {}) });
  }
}

/** Removes empty nodes and spaces at the ends of lines. Ensures that a list item begins with a paragraph, as the editor requires. */
function tidied(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.type === 'horizontalRule') return [node];
    if (node.type === 'codeBlock') return node.content?.length ? [node] : [];
    if (node.type === 'paragraph' || node.type === 'heading') {
      const content = (node.content ?? []).map((each) => ({ ...each }));
      const [first, last] = [content[0], content.at(-1)];
      if (first?.text !== undefined) first.text = first.text.replace(/^ /, '');
      if (last?.text !== undefined) last.text = last.text.replace(/ $/, '');
      const nonEmpty = content.filter(({ text }) => text !== '');
      return nonEmpty.length > 0 ? [{ ...node, content: nonEmpty }] : [];
    }
    const content = tidied(node.content ?? []);
    if (content.length === 0) return [];
    return [{ ...node, content: node.type === 'listItem' && content[0]?.type !== 'paragraph' ? [{ type: 'paragraph' }, ...content] : content }];
  });
}

/**
 * Parses HTML of any origin as rich text. Elements that the toolbar does not offer are dropped, their text stays. Plain text becomes one paragraph.
 */
export function readRich(html: string): RichNode[] {
  const builder = new Builder();
  for (const [token, , closing, name = '', attributes = ''] of html.matchAll(TOKENS)) {
    const tag = name.toLowerCase();
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    const holder = HOLDERS[tag];
    const ends = closing === '/';
    if (tag === '') {
      if (!token.startsWith('<!--') && !/^<[a-z]/i.test(token)) builder.text(decoded(token));
    } else if (holder !== undefined) {
      if (ends) builder.release(holder);
      else builder.hold(holder);
    } else if (heading !== undefined || PARTS.has(tag)) {
      if (ends) builder.endLine();
      else if (heading !== undefined) builder.beginLine('heading', Number(heading));
      else if (tag === 'p' || tag === 'pre') builder.beginLine(tag === 'p' ? 'paragraph' : 'codeBlock');
      else builder.endLine();
    } else if (tag === 'br') builder.breakLine();
    else if (tag === 'hr') builder.rule();
    else if (ends) builder.unmark(tag);
    else if (tag === 'span') builder.mark(tag, isPurple(attributes) ? 'purple' : null);
    else if (MARK_TAGS[tag] !== undefined) builder.mark(tag, MARK_TAGS[tag]);
  }
  return tidied(builder.root);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isMark = (type: string): type is MarkName => type in MARKS;

function written(node: RichNode): string {
  const inner = () => (node.content ?? []).map(written).join('');
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight((html, { type }) => (isMark(type) ? `<${MARKS[type]}${type === 'purple' ? ` style="color: ${PURPLE}"` : ''}>${html}</${MARKS[type]}>` : html), escaped(node.text ?? ''));
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'heading':
      return `<h${node.attrs?.level ?? 1}>${inner()}</h${node.attrs?.level ?? 1}>`;
    case 'codeBlock':
      return `<pre>${inner()}</pre>`;
    case 'bulletList':
      return `<ul>${inner()}</ul>`;
    case 'orderedList':
      return `<ol>${inner()}</ol>`;
    case 'listItem':
      return `<li>${inner()}</li>`;
    case 'blockquote':
      return `<blockquote>${inner()}</blockquote>`;
    default:
      return '';
  }
}

/** Serializes rich text as the HTML that is stored. */
export const writeRich = (nodes: readonly RichNode[]): string => tidied(nodes).map(written).join('');

/** Sanitizes HTML of any origin to the elements that the toolbar offers. */
export const cleanRich = (html: string): string => writeRich(readRich(html));
