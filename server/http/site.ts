import { openAsBlob } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedLanguage } from './language';
import { sentence } from './sentences';
import { styleHashes, type StyleHashes } from './styleHashes';

interface SiteFile {
  /** Where it lies on the disk. */
  path: string;
  size: number;
  type: string;
  etag: string;
  /** Precompressed siblings. */
  encodings: ReadonlyMap<Encoding, { path: string; size: number }>;
}

/** The built site: its files by their address, known from the start, so that no address can reach another file. */
export interface Site extends StyleHashes {
  files: ReadonlyMap<string, SiteFile>;
}

type Encoding = 'br' | 'gzip';
const SIBLINGS: readonly [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const HIDDEN = /(\.(map|br|gz)|(^|\/)\.[^/]*)$/;

/** Reads the folder of a built site. @returns null when the folder is not there */
export async function openSite(folder: string): Promise<Site | null> {
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (names === null) return null;
  const sizes = new Map<string, { size: number; mtimeMs: number }>();
  for (const name of names) {
    const found = await stat(join(folder, name));
    if (found.isFile()) sizes.set(name.split(sep).join('/'), found);
  }
  const files = new Map<string, SiteFile>();
  const blocks = new Set<string>();
  const attributes = new Set<string>();
  const inlineScripts = new Set<string>();
  for (const [name, { size, mtimeMs }] of sizes) {
    if (HIDDEN.test(name)) continue;
    const path = join(folder, name);
    const encodings = new Map(SIBLINGS.flatMap(([encoding, suffix]) => {
      const sibling = sizes.get(name + suffix);
      return sibling ? [[encoding, { path: path + suffix, size: sibling.size }] as const] : [];
    }));
    files.set(`/${name}`, { path, size, type: getMimeType(name) ?? 'application/octet-stream', etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`, encodings });
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path, 'utf8');
    const { styleBlocks, styleAttributes, scripts } = styleHashes(html);
    for (const hash of styleBlocks) blocks.add(hash);
    for (const hash of styleAttributes) attributes.add(hash);
    for (const hash of scripts) inlineScripts.add(hash);
  }
  return { files, styleBlocks: [...blocks], styleAttributes: [...attributes], scripts: [...inlineScripts] };
}

/** Whether an Accept-Encoding header takes an encoding: named and not with a quality of 0. */
const accepts = (header: string, encoding: Encoding) => header.split(',').some((part) => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`).test(part));

/** The bytes asked by a Range header, inclusive; null when it asks for none or in a way that may be ignored. */
function askedRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

async function answerFile(context: Context, address: string, file: SiteFile): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  });
  const known = context.req.header('if-none-match')?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(file.etag) || known.includes('*')) return new Response(null, { status: 304, headers });
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = SIBLINGS.map(([name]) => name).find((name) => file.encodings.has(name) && accepts(accepted, name));
  const { path, size } = (encoding && file.encodings.get(encoding)) ?? file;
  if (encoding) headers.set('content-encoding', encoding);
  // Only what has no smaller form is played in parts: films and sounds, which Safari asks for no other way.
  const range = encoding ? null : askedRange(context.req.header('range'), size);
  if (file.encodings.size === 0) headers.set('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...Object.fromEntries(headers), 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (context.req.raw.method === 'HEAD') return new Response(null, { status, headers });
  const content = await openAsBlob(path);
  return new Response(range ? content.slice(start, end + 1).stream() : content.stream(), { status, headers });
}

/** Whether a browser asks for a page to show, not for a part of one. */
const isNavigation = (context: Context, address: string) =>
  (context.req.header('accept') ?? '').includes('text/html') && !/\.[^/]*$/.test(address);

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Answers an address of the site: its file, a page prerendered for it, else the application itself for a navigation.
 * A missing file is a plain 404: a page in its place would be taken for the file.
 */
export function answerSite(site: Site | null) {
  return async (context: Context): Promise<Response> => {
    const language = acceptedLanguage(context.req.header('accept-language'));
    const text = (status: 404 | 405 | 503, words: string, headers: Record<string, string> = {}) => context.text(words, status, { 'cache-control': 'no-store', ...headers });
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.json({ message: sentence('methodNotAllowed', language) }, 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
    const address = decoded(context.req.path);
    const page = address?.replace(/\/$/, '');
    for (const candidate of address === null ? [] : [address, `${page}.html`, `${page}/index.html`]) {
      const file = site?.files.get(candidate);
      if (file) return answerFile(context, candidate, file);
    }
    if (address === null || !isNavigation(context, address)) return text(404, sentence('notFound', language));
    const application = site?.files.get('/index.html');
    return application ? answerFile(context, '/index.html', application) : text(503, sentence('notBuilt', language), { 'retry-after': '60' });
  };
}
