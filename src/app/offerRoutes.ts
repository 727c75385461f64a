import type { PublicEvent } from '../contract/event';
import type { Language } from '../contract/language';
import { resourceCacheKey } from '../contract/paths';
import type { Training } from '../contract/training';
import { isPublic, isSearchable } from '../contract/visibility';
import type { Fallback } from './Providers';
import { matchScreen } from './routes';

/** Training or event that a page is about. */
export type OfferMatch = { kind: 'training'; training: Training } | { kind: 'event'; event: PublicEvent };

const listed = <Item>(apiData: Fallback, name: 'event' | 'training') => (apiData[resourceCacheKey(name)] ?? []) as Item[];

/** Returns the public trainings and events. */
export const publicOffers = (apiData: Fallback) => ({
  trainings: listed<Training>(apiData, 'training').filter(isPublic),
  events: listed<PublicEvent>(apiData, 'event').filter(isPublic),
});

/** Whether search engines may list the page of a training or an event. */
export const isSearchableOffer = (offer: OfferMatch): boolean => isSearchable(offer.kind === 'event' ? offer.event : offer.training);

const SECTIONS = { training: 'formations', event: 'events' } as const;

/** Returns the path of the page of a training or an event. */
export const offerPath = (kind: OfferMatch['kind'], id: string, language: Language): string => `/${language}/${SECTIONS[kind]}/${encodeURIComponent(id)}`;

/** Returns the paths of all training and event pages in a language. */
export function offerAddresses(apiData: Fallback, language: Language): string[] {
  const { trainings, events } = publicOffers(apiData);
  return [...trainings.map(({ id }) => offerPath('training', id, language)), ...events.map(({ id }) => offerPath('event', id, language))];
}

/** Returns the training or event whose page is at an address; null when no public one has that id, undefined for a page of another kind. */
export function matchOffer(address: string, apiData: Fallback): OfferMatch | null | undefined {
  const match = matchScreen(address);
  if (!match?.screen.offer) return undefined;
  const { trainings, events } = publicOffers(apiData);
  if (match.screen.offer === 'training') {
    const training = trainings.find(({ id }) => id === match.params['id']);
    return training ? { kind: 'training', training } : null;
  }
  const event = events.find(({ id }) => id === match.params['id']);
  return event ? { kind: 'event', event } : null;
}
