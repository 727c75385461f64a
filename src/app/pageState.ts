import type { Fallback } from './Providers';

/** What a written page hands to the application that takes it over. */
export interface PageState {
  /** The address it was written for. */
  address: string;
  /** The answers that it shows. */
  answers: Fallback;
}
