import type { Context, MiddlewareHandler } from 'hono';
import { contentPolicy } from '../http/securityHeaders';
import type { Page } from './assemble';
import type { PageWriter } from './pageWriter';

const ENCODINGS = ['br', 'gzip'] as const;

function answer(context: Context, page: Page): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentPolicy(page),
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (page.status === 200 && context.req.header('if-none-match') === page.etag) return new Response(null, { status: 304, headers });
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = ENCODINGS.find((name) => accepted.includes(name));
  const bytes = (encoding && page.encodings.get(encoding)) ?? page.html;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.length));
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), { status: page.status, headers });
}

/** A browser names HTML; whoever shows the card of a shared link takes anything. */
const asksForPage = (context: Context, address: string): boolean => /text\/html|\*\/\*/.test(context.req.header('accept') ?? '*/*') && !/\.[^/]*$/.test(address);

/** Answers a navigation with the page written for its address, and with a real 404 when nothing is there; the rest goes on. */
export function answerPage(pages: PageWriter): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const address = context.req.path.replace(/(?<=.)\/$/, '');
    const navigation = (method === 'GET' || method === 'HEAD') && asksForPage(context, address);
    // Just after a start the pages are still being written: without them an address would get the wrong status and language.
    if (navigation) await pages.begun();
    const page = navigation ? (pages.page(address) ?? pages.missing(address)) : null;
    if (!page) {
      await next();
      return;
    }
    return answer(context, page);
  };
}
