import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache, without the vendor prefixes that no supported browser needs. */
export const createStyles = (): EmotionCache => createCache({ key: 'b', stylisPlugins: [] });
