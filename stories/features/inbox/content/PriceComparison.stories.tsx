import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PriceComparison } from '../../../../src/features/inbox/content/PriceComparison';
import { fieldsOf } from '../../../../src/features/inbox/content/values';
import { editPreview } from '../../../fixtures/editPreview';
import { withWidth } from '../../../fixtures/frames';
import { waitingRequest } from '../../../fixtures/inbox';
import { normalizeSpaces } from '../../../fixtures/translate';
import { content, EDIT } from './steps';

const price = editPreview(waitingRequest('fr'), { fields: fieldsOf({ ...EDIT, adults: 50, meats: ['brisket', 'pulled-pork', 'ham'] }, '17:00'), lines: null, askedBy: 'owner' });

const meta = preview.meta({ component: PriceComparison, decorators: [withWidth(420)], args: { before: price.before, after: price.after, gone: [] as string[] } });

/** Ten guests more and another meat. Checks that only the new line has the day of its price. */
export const Default = meta.story({
  async play({ canvas }) {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => normalizeSpaces(textContent));
    await expect(rows.filter((row) => /10 mai|May 10/.test(row))).toHaveLength(price.newLines.length);
  },
});

/** Nothing changed, and a dish has left the catalogue. */
export const Unchanged = meta.story({
  args: { after: price.before, gone: ['Côtes levées de dos'] },
  async play(steps) {
    await expect(steps.canvas.getByText(content(steps)('preview.same'))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(content(steps)('preview.gone', { names: 'Côtes levées de dos' })))).toBeVisible();
  },
});

/** Request without a price. */
export const Unpriced = meta.story({ tags: ['no-screenshot'], args: { before: { ...price.before, totalCost: null, lines: [] } }, play: async ({ canvas }) => expect(canvas.getAllByText(/À déterminer|To be determined/)).toHaveLength(1) });
