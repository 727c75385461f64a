import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '../../src/contract/language';
import { compactStyles } from './compactStyles';
import { styleHashes, type StyleHashes } from '../http/styleHashes';
import { LOCALES } from '../../src/contract/language';

/** A page as the site's own code renders it. */
export interface RenderedPage {
  head: string;
  body: string;
  /** Everything the page needs to start where the HTML ends. */
  state: unknown;
}

/** A page ready to be sent. */
export interface Page extends StyleHashes {
  status: 200 | 404;
  html: Buffer;
  encodings: ReadonlyMap<'br' | 'gzip', Buffer>;
  etag: string;
}

/** What the sheets of drawings are painted with: they are files of their own, so the page does not name these itself. */
const DRAWN_WITH = ['illustration-back', 'illustration-front', 'illustration-ember', 'background-paper', 'background-default'].map((name) => `var(--mui-palette-${name})`).join();

const VARIABLES = /<style data-emotion="[^"]*">((?::root|\[data-scheme)[^<]*--mui-palette[^<]*)<\/style>/;

/**
 * Leaves in the page's style only the theme's variables that the page uses. The block loses its mark, so that the
 * application puts its own whole one in when it starts.
 */
export function pruneVariables(head: string, body: string): string {
  return head.replace(VARIABLES, (block, css: string) => {
    const rest = head.replace(block, '') + body;
    const definitions = [...css.matchAll(/(--mui-[\w-]+):([^;}]*)/g)];
    const used = new Set<string>();
    const use = (text: string) => {
      for (const [, name = ''] of text.matchAll(/var\((--mui-[\w-]+)/g)) {
        if (used.has(name)) continue;
        used.add(name);
        for (const [, defined, value = ''] of definitions) if (defined === name) use(value);
      }
    };
    use(rest);
    if (body.includes('<use ')) use(DRAWN_WITH);
    return `<style>${css.replaceAll(/(--mui-[\w-]+):[^;}]*;?/g, (definition, name: string) => (used.has(name) ? definition : ''))}</style>`;
  });
}

/** The page's critical styles in as few letters as they need. */
const compactHead = (head: string, body: string): string => {
  const unit = /--mui-spacing:(\d+)px/.exec(head)?.[1];
  return pruneVariables(
    head.replaceAll(/(<style[^>]*>)([^<]*)(?=<\/style>)/g, (_, start: string, css: string) => start + compactStyles(css, Number(unit))),
    body,
  );
};

/** JSON that can stand in a page: nothing in it ends its element. */
const inPage = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Puts a rendered page into the built template.
 * @param template the built `index.html`, with an empty `#root`
 */
export async function assemble(template: string, { head, body, state }: RenderedPage, language: Language, status: 200 | 404): Promise<Page> {
  const html = template
    .replace(/<html lang="[^"]*"/, `<html lang="${LOCALES[language]}"`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('</head>', () => `${compactHead(head, body)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div><script type="application/json" id="state">${inPage(state)}</script>`);
  const bytes = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return {
    status,
    html: bytes,
    encodings: new Map([['br', br], ['gzip', gz]]),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`,
    ...styleHashes(html),
  };
}
