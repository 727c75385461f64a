import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Answers 304 to a request whose `If-None-Match` names the ETag of the answer. The policy stays on it, because browsers update the
 * headers of the stored page from a 304.
 */
export const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] });
