import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { languageOfPath } from './language';
import { pageHead } from './pageHead';
import type { PageState } from './pageState';
import { Providers, type Fallback } from './Providers';
import { DEFAULT_LANGUAGE, LOCALES } from '../contract/language';
import { readCacheKey } from '../contract/paths';
import type { ContentEntry } from '../contract/content';
import { createI18n } from '../i18n/i18n';
import { editionOf, overridesInUse, overridesOf } from '../i18n/overrides';
import { createStyles } from '../theme/styles';
import { watchAnswers } from './watchAnswers';

const OWN_TEXTS = readCacheKey('content');

/** Around the page in the document that React renders. */
const DOCUMENT = { head: '<head>', body: '</head><body><div id="root">', end: '</div></body></html>' };

/** Splits a rendered document. @returns the title, meta and link elements that React hoisted into its head, and the content of `#root` */
function splitDocument(html: string): { head: string; body: string } {
  const [head, body, end] = [html.indexOf(DOCUMENT.head), html.indexOf(DOCUMENT.body), html.lastIndexOf(DOCUMENT.end)];
  if (head < 0 || body < head || end < body) throw new Error('prerender: React rendered a document without <head>, <body> or #root');
  return { head: html.slice(head + DOCUMENT.head.length, body), body: html.slice(body + DOCUMENT.body.length, end) };
}

export interface RenderOptions {
  /** What the API would answer, by the key under which pages read it. */
  answers: Fallback;
  /** The site's public address, for absolute links. */
  origin: string;
}

export interface RenderedPage {
  head: string;
  body: string;
  state: PageState;
  /** Keys of the answers that the page depends on. */
  reads: string[];
}

/**
 * Renders the page at an address.
 * @returns the head (title, description, languages, critical styles), the body, the state that it embeds, and the keys of the answers that it reads
 */
export async function renderPage(address: string, { answers, origin }: RenderOptions): Promise<RenderedPage> {
  const language = languageOfPath(address) ?? DEFAULT_LANGUAGE;
  const styles = createStyles();
  styles.compat = true;
  const collected = createEmotionServer(styles);
  const entries = (answers[OWN_TEXTS] ?? []) as ContentEntry[];
  const overrides = overridesOf(entries, [language]);
  const texts = createI18n(language, structuredClone(overrides));
  const { watched, used, reads } = watchAnswers(answers, language);
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
    state: { address, answers: used(), texts: overridesInUse(overrides, texts), edition: editionOf(entries) },
    // Every page embeds the edition of the owner's texts.
    reads: [...new Set([...reads(), OWN_TEXTS])],
  };
}
