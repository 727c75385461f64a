import type { Language } from './language';

/** An address of the site, taken apart. */
export interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
}
