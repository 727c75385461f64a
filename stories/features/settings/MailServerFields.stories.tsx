import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { mailServerFormSchema, type MailServerForm } from '../../../src/contract/mailServer';
import { MailServerFields } from '../../../src/features/settings/MailServerFields';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { withWidth } from '../../fixtures/frames';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

const VALUES: MailServerForm = { host: 'smtp.exemple.ca', port: 587, security: 'starttls', username: 'samuel@exemple.ca', password: '', sender: '' };

const meta = preview.meta({
  component: MailServerFields,
  decorators: [
    (Story) => (
      <Form<MailServerForm> schema={mailServerFormSchema} initialValues={VALUES} texts={mailServerTexts} onSubmit={() => {}}>
        <Story />
      </Form>
    ),
    withWidth(960),
  ],
  tags: ['no-screenshot'],
  args: { hasPassword: true },
});

const t = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailServerTexts, globals['locale']);
const field = (steps: PlayContext, name: 'host' | 'port' | 'security') => steps.canvas.getByLabelText(new RegExp(`^${t(steps)(`fields.${name}.label`)}`));

/** Encryption. Checks that the usual port follows it, and that plain connections are not offered. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.queryByRole('option', { name: t(steps)('securities.none') })).toBeNull();
    await steps.userEvent.selectOptions(field(steps, 'security'), 'tls');
    await waitFor(() => expect(field(steps, 'port')).toHaveValue('465'));
  },
});

/** Own port. Checks that it does not follow the encryption. */
export const OwnPort = meta.story({
  tags: ['!dev'],
  async play(steps) {
    await steps.userEvent.clear(field(steps, 'port'));
    await steps.userEvent.type(field(steps, 'port'), '2525');
    await steps.userEvent.selectOptions(field(steps, 'security'), 'tls');
    await expect(field(steps, 'port')).toHaveValue('2525');
  },
});

/** Test server on this machine. Checks that a plain connection is offered. */
export const Local = meta.story({
  tags: ['!dev'],
  async play(steps) {
    await steps.userEvent.clear(field(steps, 'host'));
    await steps.userEvent.type(field(steps, 'host'), 'localhost');
    await expect(await steps.canvas.findByRole('option', { name: t(steps)('securities.none') })).toBeInTheDocument();
  },
});
