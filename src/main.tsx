import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { languageOfPath, preferredLanguage } from './app/language';
import type { PageState } from './app/pageState';
import { Providers } from './app/Providers';
import { routeAt } from './app/routes';
import { Hydration } from './components/Hydration';
import { nextTask, readyWords } from './components/readyWords';
import { createI18n } from './i18n/i18n';
import { adopt, draw } from './roots';
import { createStyles } from './theme/styles';
import { siteTheme } from './theme/theme';
import { layVariables } from './theme/variables';

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

/**
 * Takes over the page that was written for this very address as it is, in small steps. Without its code it stays as it was written: it
 * reads, and its links lead on.
 */
async function takeOver(at: HTMLElement, { answers }: PageState): Promise<void> {
  await nextTask();
  const isLoaded = await routeAt(address)?.page.load().then(() => true, () => false);
  if (!isLoaded) return;
  if (Object.keys(answers).length > 0) await readyWords(languageOfPath(address) ?? preferredLanguage());
  for (const piece of [siteTheme, layVariables]) {
    await nextTask();
    piece();
  }
  await nextTask();
  const app = makeApp();
  await nextTask();
  adopt(at, <StrictMode><Hydration>{app}</Hydration></StrictMode>);
}

// Any other page is drawn anew. Nothing of this file is awaited: the page's code stands on its chunk, and each would wait for the other.
if (state?.address === address) void takeOver(root, state);
else draw(root, <StrictMode>{makeApp()}</StrictMode>);

// What works without a line is got ready last.
import('./features/offline/register').then(
  ({ registerWorker }) => registerWorker(),
  () => {},
);
