import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { formatMoney } from '../../../src/contract/formats';
import { AdjustFields } from '../../../src/features/inbox/AdjustFields';
import { adjustRule, adjustValues } from '../../../src/features/inbox/adjusting';
import { inboxTexts } from '../../../src/features/inbox/texts';
import { waitingRequest } from '../../fixtures/inbox';
import { DEFAULT_LISTS } from '../../../src/contract/choiceLists';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const { quote } = waitingRequest('fr');

const meta = preview.meta({
  component: AdjustFields,
  args: { quote, guests: 46, customerLanguage: 'fr' as const },
  decorators: [
    (Story, { globals }) => (
      <Form schema={adjustRule(quote)} initialValues={adjustValues(quote, languageOf(globals['locale']), DEFAULT_LISTS)} texts={inboxTexts} onSubmit={() => {}}>
        <Story />
        <button type="submit">OK</button>
      </Form>
    ),
    withWidth(1360),
  ],
});

/** Price item added. Checks that the total is updated and that a reason is required before sending. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    const language = languageOf(steps.globals['locale']);
    const money = (dollars: number) => normalizeSpaces(formatMoney(Math.round(dollars * 100), language));
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('adjust.same', { after: money(quote.totalCost ?? 0) })));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('adjust.add') }));
    const amounts = steps.canvas.getAllByRole('textbox', { name: new RegExp(t('fields.lines.amount.label')) });
    const added = amounts.at(-1) as HTMLElement;
    await steps.userEvent.clear(added);
    await steps.userEvent.type(added, '150');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(money((quote.totalCost ?? 0) + 150));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(t('fields.reason.label'));
    await expect(steps.canvas.getByRole('textbox', { name: new RegExp(t('fields.reason.label')) })).toBeInvalid();
  },
});
