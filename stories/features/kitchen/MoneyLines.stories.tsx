import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { moneyOf, shoppingList } from '../../../src/contract/kitchen';
import { MoneyLines } from '../../../src/features/kitchen/MoneyLines';
import { saturday, sunday } from '../../fixtures/preparation';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const lines = shoppingList([saturday]);
const meta = preview.meta({ component: MoneyLines, decorators: [withWidth(760, 4)], args: { money: moneyOf([{ soldCents: 300_000 }], lines) } });

/** Revenue, cost of the meats and margin, with a note that sides are not counted. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    // Raw quantities: 18.5 kg × 31 + 15.5 kg × 16 + 23 kg × 19
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '1 258,50 $' : '$1,258.50')).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '1 741,50 $' : '$1,741.50')).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /accompagnements ne sont pas comptés/ : /Sides are not counted/)).toBeVisible();
    await expect(canvas.queryByText(/inconnu|unknown/)).toBeNull();
  },
});

/** Meat without a cost. Checks that the meat is named, so that the owner can add its cost. */
export const CostUnknown = meta.story({
  args: { money: moneyOf([{ soldCents: 300_000 }], lines.map((line) => (line.id === lines[0]?.id ? { ...line, costCents: null } : line))) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? /Coût inconnu, pas déduit/ : /Cost unknown, not deducted/)).toBeVisible(),
});

/** Party with a price still to be determined. */
export const ToBeDetermined = meta.story({
  args: { money: moneyOf([sunday, { soldCents: null }], lines) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('money.noMargin')))).toBeVisible(),
});
