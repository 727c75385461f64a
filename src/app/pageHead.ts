import { BUSINESS } from '../contract/business';
import { COLON, LANGUAGES, LOCALES, type Language, type Text } from '../contract/language';
import { localizedPreview } from '../contract/localized';
import type { Overrides } from '../i18n/overrides';
import { descriptionTexts } from './descriptionTexts';
import { itemList, listedOffers } from './itemList';
import { inLanguage } from './language';
import { isSearchableOffer, offerAt, type Offer } from './offerAt';
import { builtInTitle } from './pageTitle';
import type { Fallback } from './Providers';
import { routeAt, type SiteRoute } from './routes';
import { structuredData } from './structuredData';
import { shellTexts } from './texts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`).join(' ')}/>`;

/** As much as a search engine shows, ended at a word. */
const LONGEST = 158;
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}

const BUILT_IN: Partial<Record<SiteRoute['name'], Text>> = descriptionTexts.tree;

/** What a page says of itself: in the owner's words where there are any; empty where it says nothing. */
function sectionOf(name: SiteRoute['name'], language: Language, overrides: Overrides): string {
  const own = overrides[language]?.[descriptionTexts.namespace]?.[name];
  return typeof own === 'string' ? own : (BUILT_IN[name]?.[language] ?? '');
}

/** What an offer says of itself, else its name before what its section says. */
function describe(offer: Offer, section: string, language: Language): string {
  const [name, description] = offer.kind === 'event' ? [offer.event.name, offer.event.description] : [offer.training.title, offer.training.description];
  const words = localizedPreview(description, language, '') || section;
  return shortened(`${localizedPreview(name, language, '')}${COLON[language]} ${words}`);
}

export interface HeadOptions {
  language: Language;
  /** The site's public address. */
  origin: string;
  answers: Fallback;
  /** The owner's own texts. */
  overrides?: Overrides;
}

/**
 * What only readers of the HTML look for, and the running site never changes: description, canonical address, the
 * same page in each language, the card that a shared link shows, and what the page is about for search engines. The title is React's.
 */
export function pageHead(address: string, { language, origin, answers, overrides = {} }: HeadOptions): string {
  const route = routeAt(address);
  if (!route || route.unlisted) return '';
  const offer = offerAt(address, answers);
  const section = sectionOf(route.name, language, overrides);
  const description = offer ? describe(offer, section, language) : section;
  const at = (other: Language) => origin + inLanguage({ pathname: address, search: '', hash: '' }, other);
  const card = `${origin}/card-${language}.png`;
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const page = { url: at(language), origin, language, title: builtInTitle(route.name)[language], description, card };
  const graph = offer && !isSearchableOffer(offer) ? [] : [...structuredData(route, offer, page, shellTexts.tree.pages[route.name][language]), ...itemList(listedOffers(route, answers, language), page)];
  return [
    ...(description ? [tag('meta', { name: 'description', content: description }), property('og:description', description)] : []),
    tag('link', { rel: 'canonical', href: at(language) }),
    ...LANGUAGES.map((other) => tag('link', { rel: 'alternate', hreflang: LOCALES[other], href: at(other) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at('fr') }),
    property('og:site_name', BUSINESS.name),
    property('og:type', 'website'),
    property('og:url', at(language)),
    ...LANGUAGES.map((other) => property(other === language ? 'og:locale' : 'og:locale:alternate', LOCALES[other].replace('-', '_'))),
    property('og:image', card),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', sectionOf('home', language, overrides)),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // Data, not code: the content policy has nothing to say about it. No name in it may end its element.
    ...(graph.length > 0 ? [`<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`] : []),
  ].join('');
}
