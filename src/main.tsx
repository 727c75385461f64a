import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath, preferredLanguage } from './app/language';
import type { DehydratedState, ShellState } from './app/dehydratedState';
import { Providers } from './app/Providers';
import { routeAt } from './app/routes';
import { createI18n } from './i18n/i18n';
import { createEmotionCache } from './theme/emotionCache';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const address = location.pathname.replace(/(?<=.)\/$/, '');
const stateText = document.getElementById('state')?.textContent;
const state = stateText ? (JSON.parse(stateText) as ShellState & Partial<DehydratedState>) : null;

const application = (
  <StrictMode>
    <Providers texts={createI18n(languageOfPath(location.pathname) ?? preferredLanguage(), state?.texts)} styles={createEmotionCache()} fallback={state?.answers ?? {}} {...(state && { settings: state.settings })}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

if (state?.address === address) {
  // Without the page's code, hydration would replace the prerendered page by its loading state. If the code cannot be fetched, the page stays
  // prerendered.
  routeAt(address)?.page.preload().then(
    // In a transition, hydration runs in slices of a few milliseconds, so the page responds to input in between.
    () => startTransition(() => void hydrateRoot(container, application)),
    () => {},
  );
} else createRoot(container).render(application);

import('./features/offline/register').then(
  ({ registerWorker }) => registerWorker(),
  () => {},
);
