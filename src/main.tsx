import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath, preferredLanguage } from './app/language';
import type { PageState } from './app/pageState';
import { Providers } from './app/Providers';
import { routeAt } from './app/routes';
import { Hydration } from './components/Hydration';
import { createI18n } from './i18n/i18n';
import { createStyles } from './theme/styles';
import { siteTheme } from './theme/theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const address = location.pathname.replace(/(?<=.)\/$/, '');
const written = document.getElementById('state')?.textContent;
const state = written ? (JSON.parse(written) as PageState) : null;

/** Made when it is asked for: what it stands on takes a slow phone a while. */
const makeApp = () => (
  <Providers texts={createI18n(languageOfPath(location.pathname) ?? preferredLanguage(), state?.texts)} styles={createStyles()} fallback={state?.answers ?? {}}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>
);

// A page written for this very address is taken over as it is, once its code is here; any other is drawn anew. No await:
// the page's code stands on this file's chunk, and each would wait for the other.
if (state?.address === address) {
  // In small steps, one at a time: whoever is reading or typing meanwhile goes first.
  setTimeout(() => {
    routeAt(address)
      ?.page.load()
      .then(
        () =>
          setTimeout(() => {
            siteTheme();
            setTimeout(() => {
              const app = makeApp();
              setTimeout(() => startTransition(() => void hydrateRoot(root, <StrictMode><Hydration>{app}</Hydration></StrictMode>)));
            });
          }),
        // Without its code the written page stays as it is: it reads and its links lead on.
        () => {},
      );
  });
} else {
  createRoot(root).render(<StrictMode>{makeApp()}</StrictMode>);
}

// What works without a line is got ready last.
import('./features/offline/register').then(
  ({ registerWorker }) => registerWorker(),
  () => {},
);
