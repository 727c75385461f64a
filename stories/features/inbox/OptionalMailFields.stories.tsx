import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { object } from 'yup';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import type { MailText } from '../../../src/contract/mailText';
import { OptionalMailFields, type OptionalMailFieldsProps } from '../../../src/features/inbox/OptionalMailFields';
import { inboxTexts } from '../../../src/features/inbox/texts';
import { withWidth } from '../../fixtures/frames';
import { enteredRequest, waitingRequest } from '../../fixtures/inbox';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';

const MAIL: MailText = { subject: 'Votre événement', text: 'Bonjour Julie,' };

function Toggled({ withMail, ...props }: OptionalMailFieldsProps<MailText>) {
  const [shown, setShown] = useState(withMail);
  return <OptionalMailFields<MailText> {...props} withMail={shown} onToggle={() => setShown(!shown)} />;
}

const meta = preview.meta({
  component: OptionalMailFields<MailText>,
  decorators: [
    (Story) => (
      <Form schema={object({})} initialValues={MAIL} texts={inboxTexts} onSubmit={() => {}}>
        <Story />
      </Form>
    ),
    withWidth(520),
  ],
  args: { request: waitingRequest('fr'), draftFor: () => MAIL, withMail: true, onToggle: fn() },
  render: (args) => <Toggled {...args} />,
});

/** Mail of an action. Checks that it can be left out. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getAllByRole('textbox')).toHaveLength(2);
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: inbox(steps)('letter.withLetter') }));
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Customer without an email address. Checks that the form is hidden and that the reason is said. */
export const NoEmail = meta.story({
  args: { request: enteredRequest('fr') },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('letter.noEmail', { name: 'Julie Tremblay' })))).toBeVisible();
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
  },
});
