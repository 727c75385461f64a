import type { PublicSettings } from '../contract/settings';
import type { Overrides } from '../i18n/texts';
import type { Fallback } from './Providers';

/** State that every page embeds. */
export interface ShellState {
  settings: PublicSettings;
}

/** State that prerendered HTML embeds for hydration. */
export interface DehydratedState extends ShellState {
  /** URL that the page was rendered for. */
  address: string;
  /** API data that the page shows, by query key. */
  answers: Fallback;
  /** Text overrides that the page shows. */
  texts: Overrides;
  /** Edition of the text overrides that these texts belong to. */
  textsHash: string;
}
