import { MARKUP } from './hostileMarkup.ts';
import { SIGNS } from './hostileSigns.ts';

/**
 * Hostile texts that a user could type or send to break a page, a query, a mail or the display, without duplicates. Combined from parts, so that each
 * injection vector is tried with each payload. A payload that executes sets `hit` on the window.
 */
export const HOSTILE: readonly string[] = [...new Set([...MARKUP, ...SIGNS])];
