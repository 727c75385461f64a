import type { MiddlewareHandler } from 'hono';
import { isSecretAddress } from '../../src/contract/secretAddresses';

export interface SecurityOptions {
  publicUrl: string;
  /** CSP hashes of the style blocks, style attributes and scripts that stand in the built pages. */
  styleBlocks?: readonly string[];
  styleAttributes?: readonly string[];
  scripts?: readonly string[];
  /** Whether the site was built with the owner's Google tag, which it asks for only after a grant. */
  tag?: boolean;
}

/** Decided where the site's is: the two are built in one go, from one environment. */
const BUILT_WITH_TAG = Boolean(import.meta.env['VITE_TAG_ID']);

/** What Google's own guide asks a policy to allow for its tag. */
const TAG_SCRIPTS = ['https://*.googletagmanager.com'];
const TAG_PINGS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** SHA-256 of nothing: Emotion starts with an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * SHA-256 of the style element in which the Data Grid defines its variables. The grid's own option is a nonce, which a page that is
 * cached, compressed and validated by its ETag cannot carry. The text depends on the theme: after a change of the theme, of MUI or of
 * the grid, the browser prints the new hash in the console, and the end-to-end tests of the back office fail with it.
 */
const GRID_STYLE = "'sha256-C8+iA+JsPspy/QAaVpyUDp89Z5vE68TD5qISlf9+OFs='";

/** The content policy of a page with these style blocks and attributes in its HTML. */
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

/** The headers that every answer carries, whoever gives it. */
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

/** Puts the security headers on every answer, errors included, and `no-store` on those of the API that say nothing of it themselves. */
export function withSecurityHeaders(options: SecurityOptions): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(options));
  return async (context, next) => {
    await next();
    // A page written for its address brings the policy that knows its own styles.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
    if (isSecretAddress(context.req.path)) context.header('referrer-policy', 'no-referrer');
    if ((context.req.path === '/api' || context.req.path.startsWith('/api/')) && !context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  };
}
