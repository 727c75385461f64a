import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CancelButton } from '../../../src/features/account/CancelButton';
import { inExampleForm } from '../../fixtures/exampleForm';

const meta = preview.meta({ component: CancelButton, args: { label: 'Laisser cela', onCancel: fn() } });

export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['wish'] })],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Laisser cela' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Request in flight. Checks that the cancel button is disabled, because leaving would not undo the submission. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  decorators: [inExampleForm({ fields: ['wish'], onSubmit: () => new Promise(() => {}) })],
  render: (args) => (
    <>
      <Button type="submit">Envoyer ceci</Button>
      <CancelButton {...args} />
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer ceci' }));
    await expect(canvas.getByRole('button', { name: 'Laisser cela' })).toBeDisabled();
  },
});
