import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { asksForPage } from './asksForPage';
import { acceptedLanguage } from './language';
import { messageText } from './messages';
import { styleHashes, type StyleHashes } from './styleHashes';

/** Built site, with the hashes of the styles and scripts in its `index.html`. */
export interface Site extends StyleHashes {
  folder: string;
}

/** Files left by a build or an editor. Precompressed files are served in place of the original, never under their own path. */
const HIDDEN = /\/\.|\.(map|br|gz)$/;

const YEAR = 'public, max-age=31536000, immutable';

/** Reads a built site. @returns null when it is not built */
export async function openSite(folder: string): Promise<Site | null> {
  const application = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  return application === null ? null : { folder, ...styleHashes(application) };
}

/** Adds the headers that `serveStatic` does not set: cache lifetime, validator and, for the uncompressed form too, Vary. */
const cacheHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { ok, headers } = context.res;
  const modified = headers.get('last-modified');
  if (!ok || modified === null) return;
  const size = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  const isHashed = context.req.path.startsWith('/assets/') && !headers.get('content-type')?.startsWith('text/html');
  context.header('cache-control', isHashed ? YEAR : 'no-cache');
  context.header('etag', `W/"${Date.parse(modified).toString(36)}-${size}"`);
  context.header('vary', 'accept-encoding');
};

/** Fallback of all paths: 405 for unsupported methods, 503 without a built site, otherwise 404 in plain text. */
const nothingHere = (site: Site | null) => (context: Context) => {
  const language = acceptedLanguage(context.req.header('accept-language'));
  const headers = { 'cache-control': 'no-store' };
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.json({ message: messageText('methodNotAllowed', language) }, 405, { ...headers, allow: 'GET, HEAD' });
  if (site === null && asksForPage(context)) return context.text(messageText('notBuilt', language), 503, { ...headers, 'retry-after': '60' });
  return context.text(messageText('notFound', language), 404, headers);
};

/**
 * Mounts the built site: its files, and the application for all other pages. A missing file is a plain-text 404, because clients would take an HTML
 * page for the file.
 */
export function mountSite(app: Hono, site: Site | null): void {
  if (site) {
    const files = serveStatic({ root: site.folder, precompressed: true });
    const application = serveStatic({ root: site.folder, path: 'index.html', precompressed: true });
    app.use('*', cacheHeaders);
    app.use('*', (context, next) => (HIDDEN.test(context.req.path) ? next() : files(context, next)));
    app.use('*', (context, next) => (asksForPage(context) ? application(context, next) : next()));
  }
  app.all('*', nothingHere(site));
}
