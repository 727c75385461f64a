import { comingEvents } from '../contract/event';
import type { Language } from '../contract/language';
import { localizedPreview } from '../contract/localized';
import { publicInOrder } from '../contract/training';
import { isSearchable } from '../contract/visibility';
import { publicOffers, offerPath } from './offerRoutes';
import type { Fallback } from './Providers';
import type { SiteRoute } from './routes';

/** Entry of a public list: name and path of its page. */
export interface ListedOffer {
  name: string;
  path: string;
}

/** Returns the entries of a page's list, in order; empty for a page without a list. */
export function listedOffers({ name, listing, offer }: SiteRoute, apiData: Fallback, language: Language): ListedOffer[] {
  if (!listing || offer) return [];
  const { trainings, events } = publicOffers(apiData);
  if (name === 'trainings') return publicInOrder(trainings.filter(isSearchable)).map(({ id, title }) => ({ name: localizedPreview(title, language, ''), path: offerPath('training', id, language) }));
  // Prerendered without a current date, so no event counts as past.
  return comingEvents(events.filter(isSearchable), '').map((event) => ({ name: localizedPreview(event.name, language, ''), path: offerPath('event', event.id, language) }));
}

/** Returns a public list as structured data for search engines (schema.org); empty for an empty list. */
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
