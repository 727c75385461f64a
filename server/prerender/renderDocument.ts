import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LOCALES, type Language } from '../../src/contract/language';
import { styleHashes, type StyleHashes } from '../http/styleHashes';

/** Page as rendered by the site's own code. */
export interface RenderedPage {
  head: string;
  body: string;
  /** State for hydration. */
  state: unknown;
}

/** Page ready to be sent. */
export interface Page extends StyleHashes {
  status: 200 | 404;
  /** Whether the page is excluded from search engines. */
  noindex: boolean;
  html: Uint8Array<ArrayBuffer>;
  encodings: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  etag: string;
}

/** Returns JSON that is safe inside an HTML page: its content cannot close the script element. */
const inPage = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Placeholder of the state, and the element that replaces it. */
const stateElement = (state: unknown): [string, string] => ['<!--app-state-->', `<script type="application/json" id="state">${inPage(state)}</script>`];

/** Replaces a placeholder of the template. @throws Error when the template lacks the placeholder */
function fill(template: string, placeholder: string, content: string): string {
  if (!template.includes(placeholder)) throw new Error(`src/index.html has no ${placeholder}`);
  return template.replace(placeholder, () => content);
}

/**
 * Returns a page ready to be sent. Compression is synchronous and blocks its thread, because zlib's asynchronous functions would occupy the thread
 * pool that the server needs for passwords and files.
 */
function pageOf(html: string, status: 200 | 404, noindex: boolean): Page {
  const bytes = Buffer.from(html);
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const gz = gzipSync(bytes, { level: 9 });
  return {
    status,
    noindex,
    html: bytes,
    encodings: new Map([['br', br], ['gzip', gz]]),
    // Weak ETag, because all encodings of the page share it.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`,
    ...styleHashes(html),
  };
}

const LANGUAGE = '<html lang="fr">';
const TITLE = '<title></title>';
const inLanguage = (language: Language): [string, string] => [LANGUAGE, `<html lang="${LOCALES[language]}">`];

/**
 * Inserts a rendered page into the placeholders of the built `index.html` and compresses the result.
 * @throws Error when a placeholder is missing
 */
export function renderDocument(template: string, { head, body, state }: RenderedPage, language: Language, status: 200 | 404): Page {
  const parts: readonly [string, string][] = [
    inLanguage(language),
    [TITLE, ''],
    ['<!--app-head-->', head],
    ['<!--app-html-->', body],
    stateElement(state),
  ];
  return pageOf(parts.reduce((filled, [placeholder, content]) => fill(filled, placeholder, content), template), status, status === 404);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Metadata of a page that is rendered in the browser. */
export interface Shell {
  title: string;
  unlisted: boolean;
  /** State that the page embeds. */
  state: unknown;
}

/** Returns the built `index.html` for a page that is rendered in the browser, with its language, title and settings set before any script has run. */
export function renderShell(template: string, { title, unlisted, state }: Shell, language: Language): Page {
  const parts: readonly [string, string][] = [inLanguage(language), [TITLE, `<title>${escaped(title)}</title>`], ['<!--app-head-->', ''], ['<!--app-html-->', ''], stateElement(state)];
  return pageOf(parts.reduce((filled, [placeholder, content]) => fill(filled, placeholder, content), template), 200, unlisted);
}
