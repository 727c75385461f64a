import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { ResetForm } from '../../../src/features/account/ResetForm';
import { resetTexts } from '../../../src/features/account/resetTexts';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { expectBusy, fieldOf, fillField, onPaper, clickButton, taking } from './steps';

const PATH = '/api/auth/reset-password';
const NEW = 'la fumée du dimanche';
const sent = fn<(body: unknown) => void>();

const meta = preview.meta({
  component: ResetForm,
  args: { link: { token: 'a-token-of-a-mail', email: 'josee@courriel.example' }, onDone: fn() },
  parameters: { route: 'reset-password' },
  decorators: [onPaper],
});

const send = async (steps: PlayContext, values: Readonly<Record<string, string>> = { newPassword: NEW, confirmation: NEW }) => {
  await fillField(resetTexts, steps, values);
  await clickButton(resetTexts, steps, 'submit');
};

/** Password reset form. Checks that the link's email address is filled in and marked as the username for password managers. */
export const Default = meta.story({
  async play(steps) {
    await expect(fieldOf(resetTexts, steps, 'email')).toHaveValue('josee@courriel.example');
    await expect(fieldOf(resetTexts, steps, 'email')).toHaveAttribute('autocomplete', 'username');
    for (const name of ['newPassword', 'confirmation']) await expect(fieldOf(resetTexts, steps, name)).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const Invalid = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await send(steps, { newPassword: 'court', confirmation: 'long' });
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    await expect(fieldOf(resetTexts, steps, 'newPassword')).toHaveAccessibleDescription(validationText('passwordMin', language));
    await expect(fieldOf(resetTexts, steps, 'confirmation')).toHaveAccessibleDescription(validationText('passwordsDiffer', language));
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expectBusy(resetTexts, steps);
  },
});

export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [taking(PATH, sent)] },
  beforeEach: () => void sent.mockClear(),
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledTimes(1));
    await expect(sent.mock.calls).toEqual([[{ resetToken: 'a-token-of-a-mail', newPassword: NEW, email: 'josee@courriel.example' }]]);
  },
});

/** Link used or expired. Checks that the server's message and a link to request a new one are shown. */
export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 400, 'Ce lien ne sert plus.')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('Ce lien ne sert plus.');
    await expect(steps.canvas.getByRole('link', { name: translator(resetTexts, steps.globals['locale'])('another') })).toBeVisible();
  },
});

/** Failed request in English. Checks the exact texts of the specification. */
export const FailedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  parameters: { handlers: [failing(PATH, 500)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('Password reset failed with status: 500')).toBeVisible();
  },
});
