import createCache, { type EmotionCache } from '@emotion/cache';

/** A collector of styles, without the vendor prefixes that no browser of today needs; the browser's one takes over what the server wrote into the page. */
export const createStyles = (): EmotionCache => createCache({ key: 'b', stylisPlugins: [] });
