import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { dietLabel } from '../../../src/contract/dietLabels';
import { formatDay } from '../../../src/contract/formats';
import { guestsLabel } from '../../../src/contract/requestDisplay';
import { AgreementFacts } from '../../../src/features/selfservice/AgreementFacts';
import { agreementContent, longContent, pizzaContent } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';

const meta = preview.meta({
  component: AgreementFacts,
  decorators: [withWidth(760)],
  args: { content: agreementContent('fr') },
  render: (args, { globals }) => <AgreementFacts {...args} content={agreementContent(languageOf(globals['locale']))} />,
});

/** Facts of a proposal. Checks that an English page shows the French words too, and a French page no English ones. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, canvasElement, globals }) {
    const language = languageOf(globals['locale']);
    const { event, diets } = agreementContent(language);
    const shown = (['fr', 'en'] as const).filter((each) => each === 'fr' || each === language);
    for (const each of shown) {
      await expect(canvas.getByText(formatDay(event.date, each))).toBeVisible();
      await expect(canvas.getByText(guestsLabel({ peopleCount: event.adults, kidsCount: event.children }, each))).toBeVisible();
      for (const diet of diets) await expect(canvas.getByText(normalizeSpaces(dietLabel(diet, each)))).toBeVisible();
    }
    if (language === 'fr') await expect(canvasElement.querySelector('[lang=en]')).toBeNull();
  },
});

/** Pizza without any diet. Checks that an empty fact is omitted, and usual tableware too. */
export const Pizza = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => <AgreementFacts {...args} content={pizzaContent(languageOf(globals['locale']))} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('term')).toHaveLength(7),
});

/** Names of the maximum length at 320 px. */
export const LongText = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args, { globals }) => <AgreementFacts {...args} content={longContent(languageOf(globals['locale']))} />,
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('definition')),
});
