import type { Overrides } from '../i18n/overrides';
import type { Fallback } from './Providers';

/** What a written page hands to the application that takes it over. */
export interface PageState {
  /** The address it was written for. */
  address: string;
  /** The answers that it shows. */
  answers: Fallback;
  /** The owner's own texts that it shows. */
  texts: Overrides;
  /** Which edition of them all these are from. */
  edition: string;
}
