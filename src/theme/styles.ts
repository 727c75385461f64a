import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * MUI takes the mark of a wrong field away that browsers draw where they check a form themselves. Ours are checked in words, so there is
 * none; and for that rule every field would be looked at anew with each key that is typed.
 */
const withoutValidity: StylisPlugin = (element) => {
  if (element.type === 'rule' && element.value.includes(':invalid')) element.children = [];
};

/** A collector of styles, without the vendor prefixes that no browser of today needs; the browser's one takes over what the server wrote into the page. */
export const createStyles = (): EmotionCache => createCache({ key: 'b', stylisPlugins: [withoutValidity] });
