import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Responds with 304 when `If-None-Match` matches the ETag. Keeps the content security policy, because browsers update the stored page's headers from
 * a 304.
 */
export const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] });
