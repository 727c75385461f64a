import { isSearchableOffer, offerAddresses, matchOffer } from './app/offerRoutes';
import { builtInTitle, pageTitle } from './app/pageTitle';
import type { ShellState } from './app/dehydratedState';
import type { Fallback } from './app/Providers';
import type { RenderedPage, RenderOptions } from './app/renderPage';
import { settingsOf } from './app/settingsOf';
import { routeAt, SCREENS } from './app/routes';
import { frenchSpacing, LANGUAGES, type Language } from './contract/language';
import { isIndexable } from './contract/settings';

/*
 * Server entry point of the site, built separately: its URLs, and its pages as HTML.
 */

/** Returns the paths of all pages that are the same for every visitor, given the API data. Pages about one offer come last. */
export const pageAddresses = (fallback: Fallback): string[] => [
  ...LANGUAGES.flatMap((language) => SCREENS.filter((route) => !route.path.includes(':') && (!route.unlisted || route.path === '404')).map(({ path }) => `/${language}${path && `/${path}`}`)),
  ...LANGUAGES.flatMap((language) => offerAddresses(fallback, language)).filter((address) => routeAt(address) !== undefined),
];

/** Whether a path belongs to a screen of the site and, if the screen is about one offer, that offer is public. */
export const isAddress = (address: string, fallback: Fallback): boolean =>
  address === '/' || address === '/reset-password' || (routeAt(address) !== undefined && matchOffer(address, fallback) !== null);

/** Whether search engines may list the page at a path. */
export function isSearchableAddress(address: string, fallback: Fallback): boolean {
  if (!isIndexable(settingsOf(fallback))) return false;
  const offer = matchOffer(address, fallback);
  return !offer || isSearchableOffer(offer);
}

/** Metadata of a page that is not prerendered, sent before its code has loaded. */
export interface Shell {
  title: string;
  /** State that the page embeds. */
  state: ShellState;
  /** Whether search engines must not list the page. */
  unlisted: boolean;
}

/** Returns the shell of the page at a path. */
export function shellAt(address: string, language: Language, fallback: Fallback): Shell {
  const settings = settingsOf(fallback);
  const { name } = settings.identity;
  const route = routeAt(address === '/reset-password' ? `/${language}${address}` : address);
  if (!route) return { title: name, state: { settings }, unlisted: !isIndexable(settings) };
  const title = builtInTitle(route.name)[language];
  return { title: pageTitle(route.name, language === 'fr' ? frenchSpacing(title) : title, name), state: { settings }, unlisted: route.unlisted === true || !isIndexable(settings) };
}

/** Renders the page at a path. Imported on the first call, because the server's main thread needs only the paths. */
export async function renderPage(address: string, options: RenderOptions): Promise<RenderedPage> {
  const module = await import('./app/renderPage');
  return module.renderPage(address, options);
}
