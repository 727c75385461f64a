import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath } from './app/language';
import { Providers, type Fallback } from './app/Providers';
import { ROUTES } from './app/routes';
import { DEFAULT_LANGUAGE, LANGUAGES } from './contract/language';
import { createI18n } from './i18n/i18n';
import { createStyles } from './theme/styles';

/** One page as HTML, in the parts that a template wants. */
export interface RenderedPage {
  /** Title, description, links to other languages, critical styles. */
  head: string;
  body: string;
}

/** The addresses of every page that is the same for all visitors. */
export const pageAddresses = (): string[] =>
  LANGUAGES.flatMap((language) =>
    ROUTES.filter((route) => !route.path.includes(':') && (!route.unlisted || route.path === '404')).map(({ path }) => `/${language}${path && `/${path}`}`),
  );

/** What React hoists into a document's head, at the start of what it writes when there is no document. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json">.*?<\/script>)/;

/**
 * Renders the page at an address, with its critical styles.
 * @param answers what the API would answer, by the key under which the page reads it
 */
export async function renderPage(address: string, answers: Fallback): Promise<RenderedPage> {
  const styles = createStyles();
  styles.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const { prelude } = await prerender(
    <Providers texts={createI18n(languageOfPath(address) ?? DEFAULT_LANGUAGE)} styles={styles} fallback={answers}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Providers>,
    // A large boundary would be sent hidden, with a script to show it: the words must stand in the page itself.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  let body = await new Response(prelude).text();
  let head = '';
  for (let found = HOISTED.exec(body); found; found = HOISTED.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  return { head: head + constructStyleTagsFromChunks(extractCriticalToChunks(body)), body };
}
