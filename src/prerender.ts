import { isSearchableOffer, offerAddresses, offerAt } from './app/offerAt';
import { builtInTitle, pageTitle } from './app/pageTitle';
import type { Fallback } from './app/Providers';
import type { RenderedPage, RenderOptions } from './app/renderPage';
import { routeAt, SCREENS } from './app/routes';
import { BUSINESS } from './contract/business';
import { frenchSpacing, LANGUAGES, type Language } from './contract/language';

/*
 * The site as the server uses it, built on its own: its addresses, and its pages as HTML.
 */

/** The addresses of every page that is the same for all visitors, given what the API would answer. Pages about one offer come last. */
export const pageAddresses = (answers: Fallback): string[] => [
  ...LANGUAGES.flatMap((language) => SCREENS.filter((route) => !route.path.includes(':') && (!route.unlisted || route.path === '404')).map(({ path }) => `/${language}${path && `/${path}`}`)),
  ...LANGUAGES.flatMap((language) => offerAddresses(answers, language)).filter((address) => routeAt(address) !== undefined),
];

/** Whether an address belongs to a screen of the site and, where the screen is about one offer, that offer is public. */
export const isAddress = (address: string, answers: Fallback): boolean =>
  address === '/' || address === '/reset-password' || (routeAt(address) !== undefined && offerAt(address, answers) !== null);

/** Whether search engines may list the page at an address. */
export function isSearchableAddress(address: string, answers: Fallback): boolean {
  const offer = offerAt(address, answers);
  return !offer || isSearchableOffer(offer);
}

/** What a page says that is not rendered for its address, before its code has come. */
export interface Shell {
  title: string;
  /** Whether it is kept from search engines. */
  unlisted: boolean;
}

/** The shell of the page at an address. */
export function shellAt(address: string, language: Language): Shell {
  const route = routeAt(address === '/reset-password' ? `/${language}${address}` : address);
  if (!route) return { title: BUSINESS.name, unlisted: false };
  const words = builtInTitle(route.name)[language];
  return { title: pageTitle(route.name, language === 'fr' ? frenchSpacing(words) : words), unlisted: route.unlisted === true };
}

/** Renders the page at an address. Imported on the first call: the server's main thread needs the addresses alone. */
export async function renderPage(address: string, options: RenderOptions): Promise<RenderedPage> {
  const module = await import('./app/renderPage');
  return module.renderPage(address, options);
}
