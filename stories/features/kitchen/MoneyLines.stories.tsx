import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { moneyOf, shoppingList } from '../../../src/contract/kitchen';
import { MoneyLines } from '../../../src/features/kitchen/MoneyLines';
import { saturday, sunday } from '../../fixtures/preparation';
import { plainSpaces } from '../../fixtures/spoken';
import { roomy, words } from './steps';

const lines = shoppingList([saturday]);
const meta = preview.meta({ component: MoneyLines, decorators: [roomy], args: { money: moneyOf([{ soldCents: 300_000 }], lines) } });

/** What was sold, what is known of its cost, what is left, and what nobody knows, by name. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    // 9.5 kg × 31 + 8.5 kg × 16 + 16.5 kg × 19
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '744,00 $' : '$744.00')).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '2 256,00 $' : '$2,256.00')).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /Coût inconnu.*Salade de chou/ : /Cost unknown.*Coleslaw/)).toBeVisible();
  },
});

/** A price is still to be determined. */
export const ToBeDetermined = meta.story({
  args: { money: moneyOf([sunday, { soldCents: null }], lines) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(plainSpaces(words({ globals })('money.noMargin')))).toBeVisible(),
});
