import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath, preferredLanguage } from './app/language';
import { Providers, type Fallback } from './app/Providers';
import { createI18n } from './i18n/i18n';
import { createStyles } from './theme/styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const { answers = {} } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { answers?: Fallback };

const site = (
  <StrictMode>
    <Providers texts={createI18n(languageOfPath(location.pathname) ?? preferredLanguage())} styles={createStyles()} fallback={answers}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

// A page that the server wrote is taken over as it is; any other starts empty.
if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);
