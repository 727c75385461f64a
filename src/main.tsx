import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath, preferredLanguage } from './app/language';
import { Providers } from './app/Providers';
import { createI18n } from './i18n/i18n';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers texts={createI18n(languageOfPath(location.pathname) ?? preferredLanguage())}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
