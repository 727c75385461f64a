import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SubmitButton } from '../../../src/features/account/SubmitButton';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';

const meta = preview.meta({ component: SubmitButton, args: { label: 'Envoyer ceci', busy: 'Envoi de ceci…' } });

export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['wish'] })],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer ceci' }));
    await expect(submitted).toHaveBeenCalled();
  },
});

/** Request in flight. Checks that the button is disabled until the server responds. */
export const Submitting = meta.story({
  decorators: [inExampleForm({ fields: ['wish'], onSubmit: () => new Promise(() => {}) })],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer ceci' }));
    await expect(await canvas.findByRole('button', { name: /Envoi de ceci/ })).toBeDisabled();
  },
});
