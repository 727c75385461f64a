import { offerAddresses, offerAt } from './app/offerAt';
import type { Fallback } from './app/Providers';
import type { RenderedPage, RenderOptions } from './app/renderPage';
import { routeAt, SCREENS } from './app/routes';
import { LANGUAGES } from './contract/language';

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

/** Renders the page at an address. Imported on the first call: the server's main thread needs the addresses alone. */
export async function renderPage(address: string, options: RenderOptions): Promise<RenderedPage> {
  const module = await import('./app/renderPage');
  return module.renderPage(address, options);
}
