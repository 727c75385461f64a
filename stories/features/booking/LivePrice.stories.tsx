import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LivePrice } from '../../../src/features/booking/LivePrice';
import { withWidth } from '../../fixtures/frames';
import { estimateFor, menu, PARTY } from './menu';
import { inBookingForm, priceWidget, shownTotal } from './steps';

const meta = preview.meta({ component: LivePrice, decorators: [inBookingForm, withWidth(420)], args: { catalogue: menu, travel: null as { metres: number; approximate: boolean } | null }, parameters: { booking: PARTY } });

/** Menu of a party. Checks that the total is that of the contract's rule. */
export const Default = meta.story({ tags: ['no-screenshot'], play: async (steps) => expect(shownTotal(priceWidget(steps))).toBe(estimateFor().totalCents) });

/** Nothing chosen. */
export const Empty = meta.story({ tags: ['no-screenshot'], parameters: { booking: {} }, play: async ({ canvas }) => expect(canvas.getByRole('complementary')).toBeVisible() });
