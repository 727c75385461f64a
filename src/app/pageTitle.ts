import { BUSINESS } from '../contract/business';
import type { Text } from '../contract/language';
import type { SiteRoute } from './routes';
import { shellTexts } from './texts';

type PageName = SiteRoute['name'];

const { tagline, titles, pages } = shellTexts.tree;
type TitledName = keyof typeof titles;

const isTitled = (name: PageName): name is TitledName => Object.hasOwn(titles, name);

/** The shell's text that the title of a page is made of. */
export function titleText(name: PageName): 'tagline' | `titles.${TitledName}` | `pages.${PageName}` {
  if (name === 'home') return 'tagline';
  return isTitled(name) ? `titles.${name}` : `pages.${name}`;
}

/** That text as it was built, before the owner's own words. */
export function builtInTitle(name: PageName): Text {
  if (name === 'home') return tagline;
  return isTitled(name) ? titles[name] : pages[name];
}

/** A document's title. @param words of `titleText` */
export const pageTitle = (name: PageName, words: string): string => (name === 'home' ? `${BUSINESS.name} · ${words}` : `${words} · ${BUSINESS.name}`);
