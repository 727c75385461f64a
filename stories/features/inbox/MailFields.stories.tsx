import { expect, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { MailFields, type MailValues } from '../../../src/features/inbox/MailFields';
import { inboxTexts } from '../../../src/features/inbox/texts';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const draftFor = ({ date }: MailValues) => ({ subject: `Le ${date}`, text: 'Bonjour Julie,\n\nC’est confirmé.\n\nSamuel' });
const VALUES: MailValues = { date: '2027-06-12', time: '17:00', ...draftFor({ date: '2027-06-12', time: '', subject: '', text: '' }) };

const meta = preview.meta({
  component: MailFields<MailValues>,
  args: { draftFor, moves: false, withMail: true },
  parameters: { route: 'admin/requests/r4' },
  decorators: [
    withWidth(520),
    (Story) => (
      <Form<MailValues> schema={object({})} initialValues={VALUES} texts={inboxTexts} onSubmit={() => {}}>
        <div style={{ display: 'grid', gap: 20 }}>
          <Story />
        </div>
      </Form>
    ),
  ],
});

/** Mail fields. Checks that changes can be reverted. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    const subject = steps.canvas.getByRole('textbox', { name: new RegExp(t('fields.subject.label')) });
    await steps.userEvent.type(subject, ' !');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('letter.fresh') }));
    await waitFor(() => expect(subject).toHaveValue('Le 2027-06-12'));
  },
});

/** Move to another date. Checks that the unedited mail follows the selected date and that an edited mail is kept. */
export const Moving = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { moves: true },
  async play(steps) {
    const t = inbox(steps);
    const text = steps.canvas.getByRole('textbox', { name: new RegExp(t('fields.text.label')) });
    await steps.userEvent.clear(text);
    await steps.userEvent.type(text, 'Mes mots.');
    const day = await steps.canvas.findByRole('group', { name: new RegExp(t('fields.date.label')) });
    await steps.userEvent.click(day.querySelectorAll('[role="spinbutton"]')[0] ?? day);
    await steps.userEvent.keyboard('20270619');
    await waitFor(() => expect(steps.canvas.getByRole('textbox', { name: new RegExp(t('fields.subject.label')) })).toHaveValue('Le 2027-06-19'));
    await expect(text).toHaveValue('Mes mots.');
  },
});

/** Without a mail: the customer is informed in another way. */
export const WithoutLetter = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { withMail: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
});
