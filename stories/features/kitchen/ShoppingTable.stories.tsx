import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { shoppingList } from '../../../src/contract/kitchen';
import { ShoppingTable } from '../../../src/features/kitchen/ShoppingTable';
import { endless, preparation, saturday } from '../../fixtures/preparation';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: ShoppingTable, decorators: [withWidth(760, 4)], args: { lines: shoppingList([saturday]) } });

/**
 * 46 guests at 200 g of brisket need 9.2 kg cooked, which is half of the raw 18.4 kg. The purchase is 18.5 kg at 31 dollars. The cost of sides is not
 * counted.
 */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const french = globals['locale'] === 'fr';
    const [, brisket, , , slaw] = canvas.getAllByRole('row');
    await expect(brisket).toHaveTextContent(french ? '9,2 kg' : '9.2 kg');
    await expect(brisket).toHaveTextContent(french ? '18,4 kg' : '18.4 kg');
    await expect(brisket).toHaveTextContent(french ? '18,5 kg' : '18.5 kg');
    await expect(brisket).toHaveTextContent(french ? '573,50 $' : '$573.50');
    await expect(slaw).toHaveTextContent(normalizeSpaces(texts({ globals })('shopping.notCounted')));
  },
});

/** Shopping list of a week, with each dish once. */
export const Week = meta.story({ args: { lines: shoppingList(preparation.bookings) } });

export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('shopping.none')))).toBeVisible(),
});

/** Dish without a portion in the catalogue. Checks that the portion is shown as missing, not guessed. */
export const NoPortion = meta.story({
  args: { lines: shoppingList([{ ...saturday, dishes: saturday.dishes.slice(0, 1).map((dish) => ({ ...dish, kgPerPerson: null })) }]) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('shopping.noPortion')))).toBeVisible(),
});

/** Shopping list of the whole catalogue for six hundred guests. */
export const LongText = meta.story({ args: { lines: shoppingList([endless]) } });

/** Mobile: only the quantities to buy are shown. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
