import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { BookingRecord } from '../../../src/contract/bookingSchema';
import type { Language } from '../../../src/contract/language';
import { RequestPrice } from '../../../src/features/inbox/RequestPrice';
import { differentTotal, pizzaPopup, smokehouseTraining } from '../../fixtures/bookingRecord';
import { requestDetails } from '../../fixtures/inbox';
import { memberEvent } from '../../fixtures/memberRecord';
import { languageOf } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const of = (make: (language: Language) => BookingRecord) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => <RequestPrice request={requestDetails(make(languageOf(globals['locale'])))} />;

const centsIn = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));

const meta = preview.meta({ component: RequestPrice, decorators: [withWidth(520)], args: { request: requestDetails(smokehouseTraining('fr')) } });

/** Price. Checks that the items add up to the total. */
export const Default = meta.story({
  render: of(smokehouseTraining),
  async play({ canvas }) {
    const amounts = canvas.getAllByRole('cell').map((cell) => centsIn(cell.textContent ?? ''));
    const total = amounts.pop();
    await expect(amounts.length).toBeGreaterThan(5);
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  },
});

/** Dish that was added after the request. Checks that its line says the day of its price, and the others none. */
export const LaterPrice = meta.story({
  tags: ['no-screenshot'],
  render: () => {
    const request = requestDetails(smokehouseTraining('fr'));
    return <RequestPrice request={{ ...request, quote: { ...request.quote, lines: request.quote.lines.map((line) => (line.id === 'ribs' ? { ...line, pricedOn: '2027-05-09' } : line)) } }} />;
  },
  play: async ({ canvas }) => expect(canvas.getAllByText(/9 mai|May 9/)).toHaveLength(1),
});

/** Price with both taxes among the items, and the price per child suggested by the member. */
export const Taxed = meta.story({
  render: of(memberEvent),
  async play(steps) {
    const amounts = steps.canvas.getAllByRole('cell').map((cell) => centsIn(cell.textContent ?? ''));
    const total = amounts.pop();
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    await expect(steps.canvas.getByText(inbox(steps)('price.taxed'))).toBeVisible();
  },
});

export const Unpriced = meta.story({
  render: of(pizzaPopup),
  play: async (steps) => expect(steps.canvas.getAllByText(inbox(steps)('tbd')).length).toBeGreaterThan(0),
});

/** Total that differs from the one displayed to the customer. */
export const DifferentTotal = meta.story({
  render: of(differentTotal),
  play: async ({ canvas }) => expect(canvas.getByText(/2[\s,]952[.,]23/)).toBeVisible(),
});
