import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { shoppingList } from '../../../src/contract/kitchen';
import { ShoppingTable } from '../../../src/features/kitchen/ShoppingTable';
import { endless, preparation, saturday } from '../../fixtures/preparation';
import { plainSpaces } from '../../fixtures/spoken';
import { roomy, words } from './steps';

const meta = preview.meta({ component: ShoppingTable, decorators: [roomy], args: { lines: shoppingList([saturday]) } });

/** 46 guests at 200 g of brisket are 9.2 kg cooked, half of the 18.4 kg raw, bought as 18.5 kg at 31 dollars; what a side costs is not counted. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const french = globals['locale'] === 'fr';
    const [, brisket, , , slaw] = canvas.getAllByRole('row');
    await expect(brisket).toHaveTextContent(french ? '9,2 kg' : '9.2 kg');
    await expect(brisket).toHaveTextContent(french ? '18,4 kg' : '18.4 kg');
    await expect(brisket).toHaveTextContent(french ? '18,5 kg' : '18.5 kg');
    await expect(brisket).toHaveTextContent(french ? '573,50 $' : '$573.50');
    await expect(slaw).toHaveTextContent(plainSpaces(words({ globals })('shopping.notCounted')));
  },
});

/** The dishes of a week, each once. */
export const Week = meta.story({ args: { lines: shoppingList(preparation.bookings) } });

export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas, globals }) => expect(canvas.getByText(plainSpaces(words({ globals })('shopping.none')))).toBeVisible(),
});

/** A portion that the catalogue does not name is said, not guessed. */
export const NoPortion = meta.story({
  args: { lines: shoppingList([{ ...saturday, dishes: saturday.dishes.slice(0, 1).map((dish) => ({ ...dish, kgPerPerson: null })) }]) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(plainSpaces(words({ globals })('shopping.noPortion')))).toBeVisible(),
});

/** A whole catalogue for six hundred. */
export const LongText = meta.story({ args: { lines: shoppingList([endless]) } });

/** On a phone what is bought is enough. */
export const Narrow = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
