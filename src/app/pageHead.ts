import { LANGUAGES, LOCALES, type Language } from '../contract/language';
import { DESCRIPTIONS } from './descriptions';
import { inLanguage } from './language';
import { routeAt } from './routes';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`).join(' ')}/>`;

/**
 * What only readers of the HTML look for, and the running site never changes: description, canonical address, the
 * same page in each language, and the card that a shared link shows.
 */
export function pageHead(address: string, language: Language, origin: string): string {
  const route = routeAt(address);
  if (!route || route.unlisted) return '';
  const description = DESCRIPTIONS[route.name]?.[language];
  const at = (other: Language) => origin + inLanguage({ pathname: address, search: '', hash: '' }, other);
  return [
    ...(description ? [tag('meta', { name: 'description', content: description }), tag('meta', { property: 'og:description', content: description })] : []),
    tag('link', { rel: 'canonical', href: at(language) }),
    ...LANGUAGES.map((other) => tag('link', { rel: 'alternate', hreflang: LOCALES[other], href: at(other) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at('fr') }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:url', content: at(language) }),
    tag('meta', { property: 'og:locale', content: LOCALES[language].replace('-', '_') }),
    tag('meta', { property: 'og:image', content: `${origin}/card-${language}.png` }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}
