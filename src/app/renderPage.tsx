import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { languageOfPath } from './language';
import { pageHead } from './pageHead';
import type { DehydratedState } from './dehydratedState';
import { Providers, type Fallback } from './Providers';
import { DEFAULT_LANGUAGE, LOCALES } from '../contract/language';
import { SETTINGS_KEY } from '../contract/settings';
import { resourceCacheKey } from '../contract/paths';
import type { ContentEntry } from '../contract/content';
import { createI18n } from '../i18n/i18n';
import { textsHashOf, overridesInUse, overridesOf } from '../i18n/overrides';
import { createEmotionCache } from '../theme/emotionCache';
import { settingsOf } from './settingsOf';
import { trackDataAccess } from './trackDataAccess';

const OWN_TEXTS = resourceCacheKey('content');

/** Markers around the page's head and body in the document that React renders. */
const DOCUMENT = { head: '<head>', body: '</head><body><div id="root">', end: '</div></body></html>' };

/** Splits a rendered document. @returns the title, meta and link elements that React hoisted into its head, and the content of `#root` */
function splitDocument(html: string): { head: string; body: string } {
  const [head, body, end] = [html.indexOf(DOCUMENT.head), html.indexOf(DOCUMENT.body), html.lastIndexOf(DOCUMENT.end)];
  if (head < 0 || body < head || end < body) throw new Error('prerender: React rendered a document without <head>, <body> or #root');
  return { head: html.slice(head + DOCUMENT.head.length, body), body: html.slice(body + DOCUMENT.body.length, end) };
}

export interface RenderOptions {
  /** API data by query key. */
  answers: Fallback;
  /** Public origin of the site, for absolute links. */
  origin: string;
}

export interface RenderedPage {
  head: string;
  body: string;
  state: DehydratedState;
  /** Query keys of the data that the page depends on. */
  reads: string[];
}

/**
 * Renders the page at a URL.
 * @returns the head (title, description, languages, critical styles), the body, the state that it embeds, and the query keys of the data that it
 * reads
 */
export async function renderPage(address: string, { answers, origin }: RenderOptions): Promise<RenderedPage> {
  const language = languageOfPath(address) ?? DEFAULT_LANGUAGE;
  const styles = createEmotionCache();
  styles.compat = true;
  const collected = createEmotionServer(styles);
  const entries = (answers[OWN_TEXTS] ?? []) as ContentEntry[];
  const overrides = overridesOf(entries, [language]);
  const texts = createI18n(language, structuredClone(overrides));
  const settings = settingsOf(answers);
  const { tracked: watched, accessed: used, reads } = trackDataAccess(answers, language);
  const { prelude } = await prerender(
    <html lang={LOCALES[language]}>
      <body>
        <div id="root">
          <StrictMode>
            <Providers texts={texts} styles={styles} fallback={watched} settings={settings}>
              <StaticRouter location={address}>
                <App />
              </StaticRouter>
            </Providers>
          </StrictMode>
        </div>
      </body>
    </html>,
    // React would stream a large boundary hidden, with a script that reveals it; the text must be visible in the HTML itself.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, body } = splitDocument(await new Response(prelude).text());
  const criticalStyles = collected.constructStyleTagsFromChunks(collected.extractCriticalToChunks(body));
  return {
    head: head + pageHead(address, { language, origin, apiData: answers, settings, overrides }) + criticalStyles,
    body,
    state: { address, settings, answers: used(), texts: overridesInUse(overrides, texts), textsHash: textsHashOf(entries) },
    // Every page embeds the settings and the edition of the text overrides.
    reads: [...new Set([...reads(), OWN_TEXTS, SETTINGS_KEY])],
  };
}
