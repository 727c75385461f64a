import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDay, formatMoney } from '../../../src/contract/formats';
import { AgreementPrice } from '../../../src/features/selfservice/AgreementPrice';
import { agreementContent, changedContent, longContent } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf } from '../../fixtures/translate';

const meta = preview.meta({
  component: AgreementPrice,
  decorators: [withWidth(760)],
  args: { content: agreementContent('fr') },
  render: (args, { globals }) => <AgreementPrice {...args} content={agreementContent(languageOf(globals['locale']))} />,
});

/** Lines, subtotal, both taxes and the total. Checks that each tax is an amount with its number, and that every amount is shown once. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    const { subtotalCents, gstCents, qstCents, totalCents, lines, business } = agreementContent(language);
    for (const cents of [subtotalCents, gstCents, qstCents, totalCents]) await expect(canvas.getByRole('cell', { name: formatMoney(cents, language) })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 4);
    await expect(canvas.getByRole('rowheader', { name: /TPS/ })).toHaveTextContent(business.gstNumber);
  },
});

/** Line that was added later. Checks that the day of its price is named. */
export const AddedLine = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => <AgreementPrice {...args} content={changedContent(languageOf(globals['locale']))} />,
  play: async ({ canvas, globals }) => expect(canvas.getByRole('rowheader', { name: new RegExp(formatDay('2027-05-09', languageOf(globals['locale']))) })).toBeVisible(),
});

/** Small supplier, who collects no taxes. Checks that the page does not mention them. */
export const Untaxed = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => {
    const content = agreementContent(languageOf(globals['locale']));
    return <AgreementPrice {...args} content={{ ...content, gstCents: 0, qstCents: 0, totalCents: content.subtotalCents }} />;
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('rowheader', { name: /TPS|GST|Sous-total|Subtotal/ })).toBeNull(),
});

/** Whole menu at 320 px. */
export const LongText = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args, { globals }) => <AgreementPrice {...args} content={longContent(languageOf(globals['locale']))} />,
  play: async ({ canvas }) => expectNoOverflow([canvas.getByRole('table')]),
});
