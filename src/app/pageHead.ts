import { COLON, LANGUAGES, LOCALES, type Language, type Text } from '../contract/language';
import { localizedPreview } from '../contract/localized';
import type { PublicSettings } from '../contract/settings';
import { factsOf, withFacts } from '../contract/textFacts';
import type { Overrides } from '../i18n/texts';
import { descriptionTexts } from './descriptionTexts';
import { itemList, listedOffers } from './itemList';
import { inLanguage } from './language';
import { offerImage } from './offerImage';
import { isSearchableOffer, matchOffer, type OfferMatch } from './offerRoutes';
import { builtInTitle } from './pageTitle';
import type { Fallback } from './Providers';
import { routeAt, type SiteRoute } from './routes';
import { structuredData } from './structuredData';
import { shellTexts } from './texts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`).join(' ')}/>`;

/** Maximum length of a description in search results, in characters. Longer ones are cut at a word boundary. */
const MAX_LENGTH = 158;
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

const BUILT_IN: Partial<Record<SiteRoute['name'], Text>> = descriptionTexts.tree;

export interface HeadOptions {
  language: Language;
  /** Public origin of the site. */
  origin: string;
  apiData: Fallback;
  settings: PublicSettings;
  /** Text overrides of the owner. */
  overrides?: Overrides;
}

/** Returns a page's description with the facts of the business, with the owner's override if there is one; empty for a page without a description. */
function sectionOf(name: SiteRoute['name'], { language, settings, overrides = {} }: HeadOptions): string {
  const own = overrides[language]?.[descriptionTexts.namespace]?.[name];
  return withFacts(typeof own === 'string' ? own : (BUILT_IN[name]?.[language] ?? ''), factsOf(settings, language));
}

/** Returns an offer's name and description. Without a description, the section's description is used. */
function describe(offer: OfferMatch, section: string, language: Language): string {
  const [name, description] = offer.kind === 'event' ? [offer.event.name, offer.event.description] : [offer.training.title, offer.training.description];
  const preview = localizedPreview(description, language, '') || section;
  return shortened(`${localizedPreview(name, language, '')}${COLON[language]} ${preview}`);
}

/**
 * Returns the head elements that only crawlers read and that never change in the browser: description, canonical URL, alternate languages,
 * the card of shared links and structured data. The title is rendered by React.
 */
export function pageHead(address: string, options: HeadOptions): string {
  const { language, origin, apiData, settings } = options;
  const route = routeAt(address);
  if (!route || route.unlisted) return '';
  const offer = matchOffer(address, apiData);
  const section = sectionOf(route.name, options);
  const description = offer ? describe(offer, section, language) : section;
  const at = (other: Language) => origin + inLanguage({ pathname: address, search: '', hash: '' }, other);
  const card = `${origin}/card-${language}.png`;
  const shared = offerImage(offer, apiData, { origin, language });
  const image = shared ?? { url: card, width: 1200, height: 630, alt: sectionOf('home', options) };
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const page = { url: at(language), origin, language, settings, title: builtInTitle(route.name)[language], description, card, picture: shared?.url };
  const graph = offer && !isSearchableOffer(offer) ? [] : [...structuredData(route, offer, page, shellTexts.tree.pages[route.name][language]), ...itemList(listedOffers(route, apiData, language), page)];
  return [
    ...(description ? [tag('meta', { name: 'description', content: description }), property('og:description', description)] : []),
    tag('link', { rel: 'canonical', href: at(language) }),
    ...LANGUAGES.map((other) => tag('link', { rel: 'alternate', hreflang: LOCALES[other], href: at(other) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at('fr') }),
    property('og:site_name', settings.identity.name),
    property('og:type', 'website'),
    property('og:url', at(language)),
    ...LANGUAGES.map((other) => property(other === language ? 'og:locale' : 'og:locale:alternate', LOCALES[other].replace('-', '_'))),
    property('og:image', image.url),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // JSON-LD is data, not code, so CSP does not restrict it. `<` is escaped so that no text can close the element.
    ...(graph.length > 0 ? [`<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`] : []),
  ].join('');
}
