import type { TaggedText } from '../../i18n/tags';

/** Where a text of a page stands. */
export const TEXT_KINDS = ['head', 'button', 'link', 'other'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export interface FoundText {
  text: TaggedText;
  kind: TextKind;
  /** What it says now, with its holes. */
  words: string;
}

const SPOKEN = ['aria-label', 'placeholder', 'alt', 'title'];

/** Below this many letters of its own, a text with holes fits anything. */
const LETTERS = 3;

const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

const kindAt = (element: Element | null): TextKind => {
  if (element?.closest('button, summary, [role="button"], [type="submit"]')) return 'button';
  return element?.closest('a') ? 'link' : 'other';
};

/** What a page says outside of its pencils, to eyes and to screen readers, with the kind of thing that says it. */
function said(root: Element): Map<string, TextKind> {
  const heard = new Map<string, TextKind>();
  const hear = (words: string | null, element: Element | null) => {
    const key = plain(words ?? '');
    // Said by a button and elsewhere, it is looked for among the buttons.
    if (key !== '' && !element?.closest('[data-pencil], [data-editing], script, style, template') && (heard.get(key) ?? 'other') === 'other') heard.set(key, kindAt(element));
  };
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) for (const name of SPOKEN) hear(node.getAttribute(name), node);
    else hear(node.textContent, node.parentElement);
  }
  return heard;
}

/** A text's words as they may be said, whatever fills its holes; null when it says hardly anything of its own. */
function pattern(words: string): RegExp | null {
  const own = words.split(/\{\{.*?\}\}/);
  if (own.join('').replaceAll(/[^\p{L}]/gu, '').length < LETTERS) return null;
  return new RegExp(`^${own.map((part) => plain(`|${part}|`).slice(1, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*?')}$`);
}

export interface PageTextsOptions {
  texts: readonly TaggedText[];
  /** The tags of what stands in the document's head. */
  head: readonly string[];
  /** What a text says now; undefined when no page has asked for it yet. */
  wordsOf: (text: TaggedText) => string | undefined;
}

/** The texts of a page that cannot be reached by a pencil, in their own order. */
export function textsWithoutPencil(root: Element, { texts, head, wordsOf }: PageTextsOptions): FoundText[] {
  const heard = said(root);
  const kindOf = (words: string): TextKind | undefined => {
    const exactly = heard.get(plain(words));
    if (exactly || !words.includes('{{')) return exactly;
    const like = pattern(words);
    return like ? [...heard].find(([key]) => like.test(key))?.[1] : undefined;
  };
  return texts.flatMap((text): FoundText[] => {
    const words = wordsOf(text);
    if (head.includes(text.tag)) return [{ text, kind: 'head', words: words ?? '' }];
    const kind = words === undefined || text.rich ? undefined : kindOf(words);
    return kind && words !== undefined ? [{ text, kind, words }] : [];
  });
}
