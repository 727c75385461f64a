/** First path segments of URLs that contain a token. The URL alone grants access to the page. */
export const SECRET_PARTS = ['setup', 'reset-password', 'places', 'demande', 'request'] as const;

const SECRET = new RegExp(`^/(?:\\w\\w/)?(?:${SECRET_PARTS.join('|')})(?:/|$)`);

/** Whether a page's URL must not leak: no referrer, no cache, no search engine. */
export const isSecretAddress = (path: string): boolean => SECRET.test(path);
