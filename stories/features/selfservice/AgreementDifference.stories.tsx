import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatMoney } from '../../../src/contract/formats';
import { AgreementDifference } from '../../../src/features/selfservice/AgreementDifference';
import { agreementContent, changedContent, cheaperContent } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { paper } from './agreementSteps';

const meta = preview.meta({
  component: AgreementDifference,
  decorators: [withWidth(1100)],
  args: { before: agreementContent('fr'), after: changedContent('fr') },
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <AgreementDifference {...args} before={agreementContent(language)} after={changedContent(language)} />;
  },
});

/** Dearer amendment: more guests, another dish and a tent. Checks that unchanged facts and lines are omitted, and that both totals are shown. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    const [before, after] = [agreementContent(language), changedContent(language)];
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    for (const { totalCents } of [before, after]) await expect(canvas.getByRole('cell', { name: formatMoney(totalCents, language) })).toBeVisible();
    const travel = before.lines.find(({ id }) => id === 'travel')?.name[language] ?? '';
    await expect(canvas.queryByRole('rowheader', { name: travel })).toBeNull();
  },
});

/** Cheaper amendment: a dish is taken out. Checks that its line has no amount afterwards. */
export const Cheaper = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <AgreementDifference {...args} before={agreementContent(language)} after={cheaperContent(language)} />;
  },
  play: async (steps) => expect(steps.canvas.getByRole('cell', { name: new RegExp(paper(steps)('none')) })).toBeVisible(),
});

/** Other terms, another place and no diets any more. Checks that long texts are not repeated. */
export const Reworded = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => {
    const content = agreementContent(languageOf(globals['locale']));
    const after = { ...content, diets: [], event: { ...content.event, place: '12, rue Morison, Saint-Hyacinthe' }, terms: { version: 3, text: { fr: 'Autre texte.', en: 'Another text.' } } };
    return <AgreementDifference {...args} before={content} after={after} />;
  },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(paper(steps)('reworded')))).toBeVisible();
    await expect(steps.canvas.queryByText('Autre texte.')).toBeNull();
    await expect(steps.canvas.getByText('12, rue Morison, Saint-Hyacinthe')).toBeVisible();
  },
});

/** Difference at 320 px. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => expectNoOverflow([canvas.getByRole('table'), ...canvas.getAllByRole('definition')]),
});
