import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PastEvents } from '../../../src/features/offers/PastEvents';
import { pending } from '../../fixtures/handlers';
import { spyOnRequests } from '../../fixtures/requestSpy';
import { listHandler, eventLike, LONG_TITLE, emptyCatalogue } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: PastEvents, decorators: [withPageWidth], args: { title: 'Déjà passés' }, parameters: { route: 'events' } });
const { handlers: ears, forget, asked, answered } = spyOnRequests('/api/event');

export const Default = meta.story({
  parameters: { handlers: [listHandler('/api/event', [eventLike('pizza-night', { date: '2027-04-03' }), eventLike('rib-sunday', { date: '2027-05-02' }), eventLike('chefs-table', { date: '2026-12-12', name: LONG_TITLE }), eventLike('village-mechoui')])] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: 'Déjà passés' })).toBeVisible();
    const home = `/${String(globals['locale'])}/events`;
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`${home}/rib-sunday`, `${home}/pizza-night`, `${home}/chefs-table`]);
  },
});

/** No past events: the section is not rendered. */
export const Empty = meta.story({
  parameters: { handlers: ears },
  beforeEach: forget,
  async play({ canvas }) {
    await answered();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** Loading: no space is reserved, because the section is at the end of the page. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [...ears, pending('/api/event')] },
  beforeEach: forget,
  async play({ canvas }) {
    await asked();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** List failed to load: nothing is rendered here, because the list of upcoming events shows the error and its retry. */
export const Failed = meta.story({ ...emptyCatalogue('/api/event'), tags: ['no-screenshot'] });
