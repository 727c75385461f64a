import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FACT_LABELS } from '../../../../src/contract/agreementLabels';
import { formatMoney } from '../../../../src/contract/formats';
import { AgreementDifference } from '../../../../src/features/inbox/proposals/AgreementDifference';
import { agreementContent, changedContent, longContent } from '../../../fixtures/agreement';
import { withWidth } from '../../../fixtures/frames';
import { languageOf, normalizeSpaces } from '../../../fixtures/translate';
import { proposal } from './steps';

const meta = preview.meta({ component: AgreementDifference, decorators: [withWidth(520)], args: { before: agreementContent('fr'), after: changedContent('fr') } });

/** Ten guests more, another meat and a tent. Checks that only what differs is listed, and that the new meat says the day of its price. */
export const Default = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const { before, after } = steps.args;
    const texts = (role: 'listitem' | 'row') => steps.canvas.getAllByRole(role).map(({ textContent }) => normalizeSpaces(textContent));
    await expect(texts('listitem')).toHaveLength(1);
    await expect(texts('listitem')[0]).toMatch(new RegExp(`^${FACT_LABELS.guests[language]}`));
    const rows = texts('row');
    await expect(rows.at(-1)).toContain(normalizeSpaces(formatMoney(after.totalCents, language)));
    await expect(rows.filter((text) => /9 mai|May 9/.test(text))).toHaveLength(1);
    await expect(rows.some((text) => text.startsWith(before.items.find(({ id }) => id === 'ribs')?.name[language] ?? '?'))).toBe(true);
    await expect(rows.some((text) => /^(?:Mise en place|Setup)/.test(text))).toBe(false);
  },
});

/** Another customer, day, place, terms and menu. Checks that long texts are named and not repeated. */
export const LongText = meta.story({
  args: { before: agreementContent('fr'), after: longContent('fr') },
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await expect(steps.canvas.getByText(normalizeSpaces(proposal(steps)('difference.reworded', { name: FACT_LABELS.terms[language] })))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
