import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { Providers, type Fallback } from '../../src/app/Providers';
import { readEvent } from '../../src/contract/event';
import { readCacheKey } from '../../src/contract/paths';
import { readTraining } from '../../src/contract/training';
import { createI18n } from '../../src/i18n/i18n';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { EventPage } from '../../src/pages/public/EventPage';
import { EventsPage } from '../../src/pages/public/EventsPage';
import { HomePage } from '../../src/pages/public/HomePage';
import { TrainingPage } from '../../src/pages/public/TrainingPage';
import { TrainingsPage } from '../../src/pages/public/TrainingsPage';
import { createStyles } from '../../src/theme/styles';

/** A season that was over long before these pages are read: the server may have written them then. */
const season = seedCatalogue('2020-05-10');
const fallback: Fallback = { [readCacheKey('event')]: season.event.map(readEvent), [readCacheKey('training')]: season.training.map(readTraining) };

/** A page as the server writes it in French, without a browser. */
const served = (address: string, path: string, Page: ComponentType): string =>
  renderToString(
    <Providers texts={createI18n('fr')} styles={createStyles()} fallback={fallback}>
      <StaticRouter location={`/fr/${address}`}>
        <LanguageProvider language="fr">
          <Routes>
            <Route path={`/fr/${path}`} element={<Page />} />
          </Routes>
        </LanguageProvider>
      </StaticRouter>
    </Providers>,
  );

test('the lists are in the HTML, whatever day it is read', () => {
  const trainings = served('formations', 'formations', TrainingsPage);
  for (const { title } of season.training.map(readTraining)) expect(trainings).toContain(title.fr);
  const events = served('events', 'events', EventsPage);
  for (const { name } of season.event.map(readEvent)) expect(events).toContain(name.fr);
  expect(events).not.toContain('Déjà passés');
});

test('a price is written as each language writes it, and with the dollar sign first on the home page', () => {
  expect(served('formations', 'formations', TrainingsPage)).toContain('245,00\u00a0$');
  expect(served('', '', HomePage)).toContain('$245,00');
});

test('the page of one training or event is in the HTML', () => {
  expect(served('formations/first-brisket', 'formations/:id', TrainingPage)).toContain('Ma première poitrine</h1>');
  expect(served('events/pizza-night', 'events/:id', EventPage)).toContain('Pizzas sous les étoiles</h1>');
});

test('an unknown offer is told as gone, and left out by search engines', () => {
  const page = served('events/nothing', 'events/:id', EventPage);
  expect(page).toContain('Cet événement n’est plus à l’affiche');
  expect(page).toContain('noindex');
});

test('the calendar waits for the browser to know what today is', () => {
  expect(served('events', 'events', EventsPage)).toContain('Je charge le calendrier…');
});
