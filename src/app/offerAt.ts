import { matchPath } from 'react-router-dom';
import type { PublicEvent } from '../contract/event';
import { LANGUAGES, type Language } from '../contract/language';
import { readCacheKey } from '../contract/paths';
import type { Training } from '../contract/training';
import { isPublic } from '../contract/visibility';
import type { Fallback } from './Providers';

/** What the page at an address is about, where it is about one thing. */
export type Offer = { kind: 'training'; training: Training } | { kind: 'event'; event: PublicEvent };

const listed = <Thing>(answers: Fallback, name: 'event' | 'training') => (answers[readCacheKey(name)] ?? []) as Thing[];

/** The trainings and events that everybody may see. */
export const offered = (answers: Fallback) => ({
  trainings: listed<Training>(answers, 'training').filter(isPublic),
  events: listed<PublicEvent>(answers, 'event').filter(isPublic),
});

/** The addresses of their pages in a language. */
export function offerAddresses(answers: Fallback, language: Language): string[] {
  const { trainings, events } = offered(answers);
  return [...trainings.map(({ id }) => `/${language}/formations/${encodeURIComponent(id)}`), ...events.map(({ id }) => `/${language}/events/${encodeURIComponent(id)}`)];
}

/** The training or event whose page is at an address; `null` when nothing public has that id, undefined for a page of another kind. */
export function offerAt(address: string, answers: Fallback): Offer | null | undefined {
  for (const language of LANGUAGES) {
    const { trainings, events } = offered(answers);
    const training = matchPath(`/${language}/formations/:id`, address);
    if (training) {
      const found = trainings.find(({ id }) => id === training.params.id);
      return found ? { kind: 'training', training: found } : null;
    }
    const event = matchPath(`/${language}/events/:id`, address);
    if (event) {
      const found = events.find(({ id }) => id === event.params.id);
      return found ? { kind: 'event', event: found } : null;
    }
  }
  return undefined;
}
