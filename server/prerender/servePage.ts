import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { asksForPage } from '../http/asksForPage';
import { contentPolicy } from '../http/securityHeaders';
import type { Page } from './renderDocument';
import type { Prerenderer } from './prerenderer';

/** Returns the smallest encoding that the client accepts. Without this order gzip would win, because browsers list gzip first at the same quality. */
const encodingOf = (context: Context) =>
  accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: uncompressed }) => supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? uncompressed,
  });

function sendBody(context: Context, page: Page): Response {
  const encoding = encodingOf(context);
  const bytes = page.encodings.get(encoding) ?? page.html;
  if (encoding !== 'identity') context.header('content-encoding', encoding);
  return context.body(bytes, page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'no-cache',
    'content-security-policy': contentPolicy(page),
    etag: page.etag,
    ...(page.noindex ? { 'x-robots-tag': 'noindex' } : {}),
    vary: 'accept-encoding',
  });
}

/** Answers a navigation with the prerendered page, or with a real 404 when the address has no page. Other requests are passed on. */
export function servePage(pages: Prerenderer): MiddlewareHandler {
  return async (context, next) => {
    if (!asksForPage(context)) return next();
    const page = await pages.find(context.req.path.replace(/(?<=.)\/$/, ''));
    return page ? sendBody(context, page) : next();
  };
}
