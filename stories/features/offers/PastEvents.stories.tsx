import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PastEvents } from '../../../src/features/offers/PastEvents';
import { pending } from '../../fixtures/handlers';
import { listening } from '../../fixtures/listening';
import { answering, eventLike, inPage, LONG_TITLE, nothingRead } from './offered';

const meta = preview.meta({ component: PastEvents, decorators: [inPage], args: { title: 'Déjà passés' }, parameters: { route: 'events' } });
const { ears, forget, asked, answered } = listening('/api/event');

export const Default = meta.story({
  parameters: { answers: [answering('/api/event', [eventLike('pizza-night', { date: '2027-04-03' }), eventLike('rib-sunday', { date: '2027-05-02' }), eventLike('chefs-table', { date: '2026-12-12', name: LONG_TITLE }), eventLike('village-mechoui')])] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: 'Déjà passés' })).toBeVisible();
    const home = `/${String(globals['locale'])}/events`;
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`${home}/rib-sunday`, `${home}/pizza-night`, `${home}/chefs-table`]);
  },
});

/** The season's events are all to come. */
export const Nothing = meta.story({
  parameters: { answers: ears },
  beforeEach: forget,
  async play({ canvas }) {
    await answered();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** Its place is at the end of the page: nothing is kept free for it. */
export const Loading = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [...ears, pending('/api/event')] },
  beforeEach: forget,
  async play({ canvas }) {
    await asked();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** The list of what is to come says that it failed, and is asked again there. */
export const Failed = meta.story({ ...nothingRead('/api/event'), tags: ['no-picture'] });
