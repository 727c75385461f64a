/** The first parts of addresses that hold a token: whoever has the address has what is behind it. */
export const SECRET_PARTS = ['setup', 'reset-password', 'places', 'demande', 'request'] as const;

const SECRET = new RegExp(`^/(?:\\w\\w/)?(?:${SECRET_PARTS.join('|')})(?:/|$)`);

/** Whether a page's address must be told to nobody: no referrer, no cache, no search engine. */
export const isSecretAddress = (path: string): boolean => SECRET.test(path);
