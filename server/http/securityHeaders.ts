import type { MiddlewareHandler } from 'hono';
import { isSecretAddress } from '../../src/contract/secretAddresses';

export interface SecurityOptions {
  publicUrl: string;
  /** CSP hashes of the style blocks, style attributes and scripts in the built pages. */
  styleBlocks?: readonly string[];
  styleAttributes?: readonly string[];
  scripts?: readonly string[];
  /** Whether the site was built with the owner's Google tag, which loads only after consent. */
  tag?: boolean;
}

/** Set at build time, like the site's own value: both are built together from one environment. */
const BUILT_WITH_TAG = Boolean(import.meta.env['VITE_TAG_ID']);

/** Sources that Google's guide requires in the policy for its tag. */
const TAG_SCRIPTS = ['https://*.googletagmanager.com'];
const TAG_PINGS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** SHA-256 of an empty string: Emotion inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * SHA-256 of the style element in which the Data Grid defines its variables. The grid only supports a nonce, which a cached, compressed page with an
 * ETag cannot have. The text depends on the grid and on MUI, but not on the owner's colours: after an update of either, `gridStyle.test.tsx` fails, and
 * the browser console prints the new hash.
 */
const GRID_STYLE = "'sha256-H5Jc9QdCp7JY3T303Wmmsc2QTasW7JgviEJJWi6U1YY='";

/** Builds the content security policy of a page with these style blocks and attributes in its HTML. */
export function contentPolicy({ styleBlocks = [], styleAttributes = [], scripts = [], tag = BUILT_WITH_TAG }: Omit<SecurityOptions, 'publicUrl'>): string {
  const [tagScripts, tagPings, tagPolicies] = tag ? [TAG_SCRIPTS, TAG_PINGS, ['tag', 'goog#html']] : [[], [], []];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...tagScripts].join(' '),
    `style-src-elem ${["'self'", EMPTY_STYLE, GRID_STYLE, ...styleBlocks].join(' ')}`,
    `style-src-attr ${styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes].join(' ') : "'none'"}`,
    ["img-src 'self' data: https://*.tile.openstreetmap.org https://i.ytimg.com", ...tagPings].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...tagPings].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types dompurify ProseMirrorClipboard html default', ...tagPolicies].join(' '),
  ].join('; ');
}

/** Security headers of every response. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    ...(options.publicUrl.startsWith('https://') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Sets the security headers on every response, including errors, and `no-store` on API responses without a `cache-control` header. */
export function withSecurityHeaders(options: SecurityOptions): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(options));
  return async (context, next) => {
    await next();
    // Prerendered pages set their own policy, which includes the hashes of their styles.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
    if (isSecretAddress(context.req.path)) context.header('referrer-policy', 'no-referrer');
    if ((context.req.path === '/api' || context.req.path.startsWith('/api/')) && !context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  };
}
