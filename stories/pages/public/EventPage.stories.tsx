import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { detailTexts } from '../../../src/features/offers/detailTexts';
import { offersTexts } from '../../../src/features/offers/texts';
import { EventPage } from '../../../src/pages/public/EventPage';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: EventPage,
  parameters: { route: 'events/pizza-night' },
  render: () => (
    <Routes>
      <Route path="/:language/events/:id" element={<EventPage />} />
    </Routes>
  ),
});

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(detailTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(globals['locale'] === 'fr' ? 'Pizzas sous les étoiles' : 'Pizza under the stars');
    await expect(canvas.getByRole('link', { name: t('detail.privateDay') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('detail.bookDay') })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/event')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(translator(offersTexts, globals['locale'])('events.loading'));
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/event', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(translator(offersTexts, globals['locale'])('events.failedTitle'));
  },
});

export const NotFound = meta.story({
  parameters: { route: 'events/nothing' },
  async play({ canvas, globals }) {
    const t = translator(detailTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('missing.event') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('allEvents') })).toHaveAttribute('href', `/${String(globals['locale'])}/events`);
  },
});
