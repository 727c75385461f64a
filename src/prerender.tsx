import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath } from './app/language';
import { offerAddresses, offerAt } from './app/offerAt';
import { pageHead } from './app/pageHead';
import type { PageState } from './app/pageState';
import { Providers, type Fallback } from './app/Providers';
import { routeAt, SCREENS } from './app/routes';
import { Hydration } from './components/Hydration';
import { DEFAULT_LANGUAGE, LANGUAGES } from './contract/language';
import { readCacheKey } from './contract/paths';
import type { ContentEntry } from './contract/content';
import { createI18n } from './i18n/i18n';
import { editionOf, overridesInUse, overridesOf } from './i18n/overrides';
import { createStyles } from './theme/styles';
import { watchAnswers } from './app/watchAnswers';

/*
 * The site as HTML, for a server to send before any script: built apart, run by whoever has the data.
 */

/** The addresses of every page that is the same for all visitors, given what the API would answer. */
export const pageAddresses = (answers: Fallback): string[] =>
  LANGUAGES.flatMap((language) => [
    ...SCREENS.filter((route) => !route.path.includes(':') && (!route.unlisted || route.path === '404')).map(({ path }) => `/${language}${path && `/${path}`}`),
    ...offerAddresses(answers, language).filter((address) => routeAt(address) !== undefined),
  ]);

/** Whether an address belongs to a screen of the site, and what that screen would be about is there. */
export const isAddress = (address: string, answers: Fallback): boolean =>
  address === '/' || address === '/reset-password' || (routeAt(address) !== undefined && offerAt(address, answers) !== null);

/** What a title's text stands for in HTML. */
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** What React hoists into a document's head, at the start of what it writes when there is no document. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)/;

/**
 * Renders the page at an address.
 * @param options.answers what the API would answer, by the key under which pages read it
 * @param options.origin the site's public address, for absolute links
 * @returns the head (title, description, languages, critical styles), the body, and the answers that the page used
 */
export async function renderPage(address: string, { answers, origin }: { answers: Fallback; origin: string }) {
  const language = languageOfPath(address) ?? DEFAULT_LANGUAGE;
  const styles = createStyles();
  styles.compat = true;
  const collected = createEmotionServer(styles);
  const entries = (answers[readCacheKey('content')] ?? []) as ContentEntry[];
  const overrides = overridesOf(entries, [language]);
  const texts = createI18n(language, structuredClone(overrides));
  const { watched, used } = watchAnswers(answers, language);
  const { prelude } = await prerender(
    <Hydration>
      <Providers texts={texts} styles={styles} fallback={watched}>
        <StaticRouter location={address}>
          <App />
        </StaticRouter>
      </Providers>
    </Hydration>,
    // A large boundary would be sent hidden, with a script to show it: the words must stand in the page itself.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  let body = await new Response(prelude).text();
  let head = '';
  for (let found = HOISTED.exec(body); found; found = HOISTED.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  const chunks = collected.extractCriticalToChunks(body);
  // A component made of others goes by one name in the page, and by more on the way to it. The browser need not write rules that nothing wears.
  const worn = new Set(chunks.styles.flatMap(({ ids }) => ids));
  const [own] = chunks.styles.filter(({ key }) => key === styles.key);
  own?.ids.push(...Object.keys(styles.inserted).filter((name) => !worn.has(name)));
  const title = unescaped(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? '');
  return {
    head: head + pageHead(address, { language, origin, answers, title, overrides }) + collected.constructStyleTagsFromChunks(chunks),
    body,
    state: { address, answers: used(), texts: overridesInUse(overrides, texts), edition: editionOf(entries) } satisfies PageState,
  };
}
