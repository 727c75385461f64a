import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { Providers, type Fallback } from '../../src/app/Providers';
import { readEvent } from '../../src/contract/event';
import { resourceCacheKey } from '../../src/contract/paths';
import { pictureKey, picturePath, pictureSrcSet } from '../../src/contract/pictures';
import { readTraining } from '../../src/contract/training';
import { createI18n } from '../../src/i18n/i18n';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { EventPage } from '../../src/pages/public/EventPage';
import { EventsPage } from '../../src/pages/public/EventsPage';
import { HomePage } from '../../src/pages/public/HomePage';
import { TrainingPage } from '../../src/pages/public/TrainingPage';
import { TrainingsPage } from '../../src/pages/public/TrainingsPage';
import { createEmotionCache } from '../../src/theme/emotionCache';
import { storedPicture } from '../../stories/fixtures/pictures';

/** Season in the past: the server may have prerendered these pages at that time. */
const season = seedCatalogue('2020-05-10');
const fallback: Fallback = { [resourceCacheKey('event')]: season.event.map(readEvent), [resourceCacheKey('training')]: season.training.map(readTraining) };

/** Renders a page in French on the server, without a browser. */
const served = (address: string, path: string, Page: ComponentType, data: Fallback = fallback): string =>
  renderToString(
    <Providers texts={createI18n('fr')} styles={createEmotionCache()} fallback={data}>
      <StaticRouter location={`/fr/${address}`}>
        <LanguageProvider language="fr">
          <Routes>
            <Route path={`/fr/${path}`} element={<Page />} />
          </Routes>
        </LanguageProvider>
      </StaticRouter>
    </Providers>,
  );

test('the offer lists are in the prerendered HTML, independent of the current day', () => {
  const trainings = served('formations', 'formations', TrainingsPage);
  for (const { title } of season.training.map(readTraining)) expect(trainings).toContain(title.fr);
  const events = served('events', 'events', EventsPage);
  for (const { name } of season.event.map(readEvent)) expect(events).toContain(name.fr);
  expect(events).not.toContain('Déjà passés');
});

test('a price follows the format of the language, with a leading dollar sign on the home page', () => {
  expect(served('formations', 'formations', TrainingsPage)).toContain('245,00\u00a0$');
  expect(served('', '', HomePage)).toContain('$245,00');
});

test('the page of a training or event is prerendered', () => {
  expect(served('formations/first-brisket', 'formations/:id', TrainingPage)).toContain('Ma première poitrine</h1>');
  expect(served('events/pizza-night', 'events/:id', EventPage)).toContain('Pizzas sous les étoiles</h1>');
});

test('an unknown offer is shown as no longer available and marked noindex', () => {
  const page = served('events/nothing', 'events/:id', EventPage);
  expect(page).toContain('Cet événement n’est plus à l’affiche');
  expect(page).toContain('noindex');
});

test('the calendar is rendered in the browser, because the server does not know the current day', () => {
  expect(served('events', 'events', EventsPage)).toContain('Je charge le calendrier…');
});

test('an uploaded picture is prerendered with its sizes, its place and its words', () => {
  const picture = storedPicture();
  const event = readEvent({ ...season.event[0], id: 'with-picture', date: '2030-05-10', imageUrl: picturePath(picture.id) });
  const html = served('events/with-picture', 'events/:id', EventPage, { ...fallback, [resourceCacheKey('event')]: [event], [pictureKey(picture.id)]: picture });
  expect(html).toContain(`<source type="image/webp" srcSet="${pictureSrcSet(picture, 'webp')}" sizes=`);
  const [image = ''] = /<img [^>]*\/pictures\/[^>]*>/.exec(html) ?? [];
  for (const part of [`src="/pictures/${picture.id}/960.jpg"`, `alt="${picture.alt.fr}"`, 'width="960" height="540"', `url(${picture.placeholder})`, `object-position:${picture.focal.x}% ${picture.focal.y}%`]) expect(image).toContain(part);
});
