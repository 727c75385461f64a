import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LOCALES, type Language } from '../../src/contract/language';
import { styleHashes, type StyleHashes } from '../http/styleHashes';

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
  /** Whether search engines are kept from it. */
  noindex: boolean;
  html: Uint8Array<ArrayBuffer>;
  encodings: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  etag: string;
}

/** JSON that can stand in a page: nothing in it ends its element. */
const inPage = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @throws Error when the template lacks the placeholder */
function fill(template: string, placeholder: string, content: string): string {
  if (!template.includes(placeholder)) throw new Error(`src/index.html has no ${placeholder}`);
  return template.replace(placeholder, () => content);
}

/**
 * A page ready to be sent. Compressing blocks its thread: the asynchronous forms of zlib would take the threads that the server needs
 * for passwords and files.
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
    // Weak, because all encodings of the page share it.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`,
    ...styleHashes(html),
  };
}

const LANGUAGE = '<html lang="fr">';
const TITLE = '<title>Boucane</title>';
const inLanguage = (language: Language): [string, string] => [LANGUAGE, `<html lang="${LOCALES[language]}">`];

/**
 * Puts a rendered page into the built `index.html`, which has a placeholder for each part, and compresses it.
 * @throws Error when a placeholder is missing
 */
export function assemble(template: string, { head, body, state }: RenderedPage, language: Language, status: 200 | 404): Page {
  const parts: readonly [string, string][] = [
    inLanguage(language),
    [TITLE, ''],
    ['<!--app-head-->', head],
    ['<!--app-html-->', body],
    ['<!--app-state-->', `<script type="application/json" id="state">${inPage(state)}</script>`],
  ];
  return pageOf(parts.reduce((filled, [placeholder, content]) => fill(filled, placeholder, content), template), status, status === 404);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The built `index.html` for a page that the application renders: it says its language and title before any script has run. */
export function assembleShell(template: string, { title, unlisted }: { title: string; unlisted: boolean }, language: Language): Page {
  const parts: readonly [string, string][] = [inLanguage(language), [TITLE, `<title>${escaped(title)}</title>`], ['<!--app-head-->', ''], ['<!--app-html-->', ''], ['<!--app-state-->', '']];
  return pageOf(parts.reduce((filled, [placeholder, content]) => fill(filled, placeholder, content), template), 200, unlisted);
}
