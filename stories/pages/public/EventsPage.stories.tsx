import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EventsPage } from '../../../src/pages/public/EventsPage';
import { eventsTexts } from '../../../src/pages/public/eventsTexts';
import { catalogue, failing } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';

const over = catalogue.event.slice(0, 2).map((event, index) => ({ ...event, id: `over-${index}`, date: `2027-04-${10 + index}` }));

const meta = preview.meta({ component: EventsPage, parameters: { route: 'events' } });

/** Two past events in their own section, apart from the upcoming ones. */
export const Default = meta.story({
  tags: ['page'],
  parameters: { handlers: [http.get('/api/event', () => HttpResponse.json([...over, ...catalogue.event]))] },
  async play({ canvas, globals }) {
    const t = translator(eventsTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6), { timeout: 15_000 });
    canvas.getByRole('heading', { name: t('calendar') }).scrollIntoView();
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('past') })).toBeVisible();
  },
});

/** Events failed to load: the rest of the page still works. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/event', 404)] },
  async play({ canvas, globals }) {
    canvas.getByRole('heading', { name: translator(eventsTexts, globals['locale'])('calendar') }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2), { timeout: 15_000 });
    await expect(canvas.getByRole('link', { name: translator(eventsTexts, globals['locale'])('book') })).toBeVisible();
  },
});
