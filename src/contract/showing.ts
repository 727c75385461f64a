import { isOffSite } from './row';
import { readVisibility, type Visibility } from './visibility';

/** To whom the owner shows an event or a training; hidden is known to nobody else. */
export const SHOWINGS = ['public', 'private', 'hidden'] as const;
export type Showing = (typeof SHOWINGS)[number];

/** Two ways of hiding a thing read as one word: it is switched off, or it waits for the owner's word. */
export function showingOf(thing: Readonly<Record<string, unknown>>): Showing {
  const who = readVisibility(thing['visibility']);
  return isOffSite(thing) || who === 'pending' ? 'hidden' : who;
}

/** What a thing says of itself once it is shown so: hidden things keep whom they were for, the other two ways of being are one each. */
export function shownAs(showing: Showing, before: Readonly<Record<string, unknown>> = {}): { isActive: boolean; visibility: Visibility } {
  if (showing !== 'hidden') return { isActive: true, visibility: showing };
  return { isActive: false, visibility: readVisibility(before['visibility']) === 'private' ? 'private' : 'public' };
}
