import { isOffSite } from './row';
import { readVisibility, type Visibility } from './visibility';

/** Audience of an event or a training as set by the owner. Hidden ones are visible to administrators only. */
export const SHOWINGS = ['public', 'private', 'hidden'] as const;
export type Showing = (typeof SHOWINGS)[number];

/** Returns the audience of a resource. Both inactive and pending resources count as hidden. */
export function showingOf(thing: Readonly<Record<string, unknown>>): Showing {
  const who = readVisibility(thing['visibility']);
  return isOffSite(thing) || who === 'pending' ? 'hidden' : who;
}

/** Returns the fields that give a resource an audience. A hidden resource keeps its previous visibility; public and private resources are active. */
export function shownAs(showing: Showing, before: Readonly<Record<string, unknown>> = {}): { isActive: boolean; visibility: Visibility } {
  if (showing !== 'hidden') return { isActive: true, visibility: showing };
  return { isActive: false, visibility: readVisibility(before['visibility']) === 'private' ? 'private' : 'public' };
}
