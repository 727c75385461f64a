import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath } from './app/language';
import { offerAddresses, offerAt } from './app/offerAt';
import { pageHead } from './app/pageHead';
import type { PageState } from './app/pageState';
import { Providers, type Fallback } from './app/Providers';
import { routeAt, SCREENS } from './app/routes';
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from './contract/language';
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

/** Around the page in the document that React renders. */
const DOCUMENT = { head: '<head>', body: '</head><body><div id="root">', end: '</div></body></html>' };

/** Splits a rendered document. @returns the title, meta and link elements that React hoisted into its head, and the content of `#root` */
function splitDocument(html: string): { head: string; body: string } {
  const [head, body, end] = [html.indexOf(DOCUMENT.head), html.indexOf(DOCUMENT.body), html.lastIndexOf(DOCUMENT.end)];
  if (head < 0 || body < head || end < body) throw new Error('prerender: React rendered a document without <head>, <body> or #root');
  return { head: html.slice(head + DOCUMENT.head.length, body), body: html.slice(body + DOCUMENT.body.length, end) };
}

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
    <html lang={LOCALES[language]}>
      <body>
        <div id="root">
          <StrictMode>
            <Providers texts={texts} styles={styles} fallback={watched}>
              <StaticRouter location={address}>
                <App />
              </StaticRouter>
            </Providers>
          </StrictMode>
        </div>
      </body>
    </html>,
    // React would send a large boundary hidden, with a script that shows it; the words must stand in the page itself.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, body } = splitDocument(await new Response(prelude).text());
  const criticalStyles = collected.constructStyleTagsFromChunks(collected.extractCriticalToChunks(body));
  return {
    head: head + pageHead(address, { language, origin, answers, overrides }) + criticalStyles,
    body,
    state: { address, answers: used(), texts: overridesInUse(overrides, texts), edition: editionOf(entries) } satisfies PageState,
  };
}
