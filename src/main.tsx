import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath, preferredLanguage } from './app/language';
import type { PageState } from './app/pageState';
import { Providers } from './app/Providers';
import { routeAt } from './app/routes';
import { createI18n } from './i18n/i18n';
import { createStyles } from './theme/styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const address = location.pathname.replace(/(?<=.)\/$/, '');
const written = document.getElementById('state')?.textContent;
const state = written ? (JSON.parse(written) as PageState) : null;

const site = (
  <StrictMode>
    <Providers texts={createI18n(languageOfPath(location.pathname) ?? preferredLanguage())} styles={createStyles()} fallback={state?.answers ?? {}}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

/** A page written for this very address is taken over as it is; any other is drawn anew. */
async function start(at: HTMLElement): Promise<void> {
  if (state?.address !== address) {
    createRoot(at).render(site);
    return;
  }
  await routeAt(address)?.page.load();
  hydrateRoot(at, site);
}

// Not awaited: a page's code stands on this very file, and would wait for it to end.
void start(root);
