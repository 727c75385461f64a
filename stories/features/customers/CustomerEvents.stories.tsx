import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerEvents } from '../../../src/features/customers/CustomerEvents';
import { longCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';

const meta = preview.meta({ component: CustomerEvents, decorators: [withWidth(960)], tags: ['no-screenshot'], args: { customer: regularCustomer('fr') }, parameters: { route: 'admin/customers/e1' } });

/** Two events to come, soonest first, and one of last year. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const headings = steps.canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual([t('events.coming'), t('events.past')]);
    const statuses = steps.canvas.getAllByRole('listitem').map(({ textContent }) => ['requested', 'confirmed', 'done'].find((status) => textContent.includes(t(`events.state.${status as 'done'}`))));
    await expect(statuses).toEqual(['requested', 'confirmed', 'done']);
  },
});

/** Card whose requests were all unlinked. */
export const NoRequest = meta.story({ args: { customer: { events: [], requests: 0 } }, play: async (steps) => expect(steps.canvas.getByText(texts(steps)('events.none'))).toBeVisible() });

/** More requests than a card lists. */
export const TooMany = meta.story({ args: { customer: longCustomer('fr') }, play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('events.newest', { count: 1 })))).toBeVisible() });
