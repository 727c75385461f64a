import { MARKUP } from './hostileMarkup.ts';
import { SIGNS } from './hostileSigns.ts';

/**
 * Texts that somebody could type or send in order to break a page, a query, a mail or a person's eyes, each once. Made of parts,
 * so that each way in is tried with each thing to do. What runs, if anything does, leaves `hit` behind in the window.
 */
export const HOSTILE: readonly string[] = [...new Set([...MARKUP, ...SIGNS])];
