import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EventList } from '../../../src/features/offers/EventList';
import { failing, pending } from '../../fixtures/handlers';
import { listHandler, eventLike, offer, titleOf } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: EventList, decorators: [withPageWidth], parameters: { route: 'events' } });

export const Default = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6), { timeout: 15_000 });
  },
});

/** Limit of the home page: the two nearest events. */
export const AtMostTwo = meta.story({
  args: { most: 2, symbolFirst: true },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), { timeout: 15_000 });
  },
});

/** Nearest event first, events without a date last, past events left out. */
export const WithoutPast = meta.story({
  parameters: { handlers: [listHandler('/api/event', [eventLike('rib-sunday', { date: '' }), eventLike('pizza-night', { date: '2027-05-09' }), eventLike('chefs-table', { date: '2027-09-01' }), eventLike('village-mechoui', { date: '2027-05-10' })])] },
  async play({ canvas, globals }) {
    const titles = ['village-mechoui', 'chefs-table', 'rib-sunday'].map((id) => titleOf(eventLike(id).name, { globals }));
    await waitFor(() => expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(titles), { timeout: 15_000 });
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/event')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(offer({ globals })('events.loading'));
  },
});

export const Empty = meta.story({
  parameters: { handlers: [listHandler('/api/event', [])] },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('heading', { name: t('events.emptyTitle') })).toBeVisible();
    await expect(canvas.getByText(t('events.emptySentence'))).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/event', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(offer({ globals })('events.failedTitle'));
  },
});

/** Loading message in the wording of the specification. */
export const LoadingInEnglish = meta.story({
  globals: { locale: 'en' },
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [pending('/api/event')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading events...')).toBeVisible();
  },
});
