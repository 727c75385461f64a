import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates Emotion's cache without vendor prefixes, because no supported browser needs them. */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'b', stylisPlugins: [] });
