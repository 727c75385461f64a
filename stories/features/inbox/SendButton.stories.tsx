import { expect } from 'storybook/test';
import { object } from 'yup';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { SendButton } from '../../../src/features/inbox/SendButton';
import { inboxTexts } from '../../../src/features/inbox/texts';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const forever = () => new Promise<void>(() => {});

const meta = preview.meta({
  component: SendButton,
  args: { label: 'OK' },
  decorators: [
    withWidth(1360),
    (Story) => (
      <Form schema={object({})} initialValues={{}} texts={inboxTexts} onSubmit={forever}>
        <Story />
      </Form>
    ),
  ],
});

export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'OK' })).toBeEnabled() });

/** Request in flight. Checks that the button is disabled after the first click. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button'));
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
  },
});
