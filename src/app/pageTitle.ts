import type { Text } from '../contract/language';
import type { SiteRoute } from './routes';
import { shellTexts } from './texts';

type PageName = SiteRoute['name'];

const { tagline, titles, pages } = shellTexts.tree;
type TitledName = keyof typeof titles;

const isTitled = (name: PageName): name is TitledName => Object.hasOwn(titles, name);

/** Returns the name of the shell text that forms a page's title. */
export function titleText(name: PageName): 'tagline' | `titles.${TitledName}` | `pages.${PageName}` {
  if (name === 'home') return 'tagline';
  return isTitled(name) ? `titles.${name}` : `pages.${name}`;
}

/** Returns the built-in title text of a page, without overrides. */
export function builtInTitle(name: PageName): Text {
  if (name === 'home') return tagline;
  return isTitled(name) ? titles[name] : pages[name];
}

/** Returns the document title. @param title text of `titleText` @param business name of the business */
export const pageTitle = (name: PageName, title: string, business: string): string => (name === 'home' ? `${business} · ${title}` : `${title} · ${business}`);
