import { comingEvents } from '../contract/event';
import type { Language } from '../contract/language';
import { localizedPreview } from '../contract/localized';
import { publicInOrder } from '../contract/training';
import { isSearchable } from '../contract/visibility';
import { offered, offerPath } from './offerAt';
import type { Fallback } from './Providers';
import type { SiteRoute } from './routes';

/** One line of a public list: the name and the address of what it leads to. */
export interface ListedOffer {
  name: string;
  path: string;
}

/** The entries of the list on a page, in its order; empty for a page without a list. */
export function listedOffers({ name, listing, offer }: SiteRoute, answers: Fallback, language: Language): ListedOffer[] {
  if (!listing || offer) return [];
  const { trainings, events } = offered(answers);
  if (name === 'trainings') return publicInOrder(trainings.filter(isSearchable)).map(({ id, title }) => ({ name: localizedPreview(title, language, ''), path: offerPath('training', id, language) }));
  // Without a day, as the server writes the page: nothing in it is over.
  return comingEvents(events.filter(isSearchable), '').map((event) => ({ name: localizedPreview(event.name, language, ''), path: offerPath('event', event.id, language) }));
}

/** A public list as search engines read it (schema.org); nothing for an empty one. */
export const itemList = (listed: readonly ListedOffer[], { url, origin }: { url: string; origin: string }): Record<string, unknown>[] =>
  listed.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          '@id': `${url}#list`,
          numberOfItems: listed.length,
          itemListElement: listed.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, ...(name && { name }), url: origin + path })),
        },
      ];
