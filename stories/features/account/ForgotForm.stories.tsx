import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { ForgotForm } from '../../../src/features/account/ForgotForm';
import { forgotTexts } from '../../../src/features/account/forgotTexts';
import { accountTexts } from '../../../src/features/account/texts';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { fieldOf, fillField, onPaper, clickButton } from './steps';

const PATH = '/api/auth/forgot-password';

const meta = preview.meta({ component: ForgotForm, args: { onDone: fn() }, parameters: { environmentControls: ['server'], route: 'forgot-password' }, decorators: [onPaper] });

const send = async (steps: PlayContext) => {
  await fillField(forgotTexts, steps, { email: 'josee@courriel.example' });
  await clickButton(forgotTexts, steps, 'submit');
};

export const Default = meta.story({
  async play(steps) {
    await expect(fieldOf(forgotTexts, steps, 'email')).toHaveAttribute('autocomplete', 'email');
    await expect(steps.canvas.getByRole('link', { name: translator(forgotTexts, steps.globals['locale'])('back') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/memberLogin`);
  },
});

export const Invalid = meta.story({
  async play(steps) {
    await clickButton(forgotTexts, steps, 'submit');
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    await expect(fieldOf(forgotTexts, steps, 'email')).toHaveAccessibleDescription(validationText('emailMissing', languageOf(steps.globals['locale'])));
  },
});

/** Invalid form in English. Checks the exact texts of the specification. */
export const InvalidInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    await clickButton(forgotTexts, steps, 'submit');
    await waitFor(() => expect(fieldOf(forgotTexts, steps, 'email')).toHaveAccessibleDescription('Please enter your email.'));
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(translator(forgotTexts, steps.globals['locale'])('submitting')) })).toBeDisabled();
  },
});

export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledTimes(1));
  },
});

/** Email address without an account. Checks that the result is the same as for a known address. */
export const Unknown = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [failing(PATH, 404, 'No such account')] },
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledTimes(1));
  },
});

export const Failed = meta.story({
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(accountTexts, steps.globals['locale'])('failed.unreachable')));
    await expect(fieldOf(forgotTexts, steps, 'email')).toHaveValue('josee@courriel.example');
  },
});

/** Failed request in English. Checks the exact texts of the specification. */
export const FailedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  parameters: { handlers: [failing(PATH, 502)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('Password reset request failed with status: 502')).toBeVisible();
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});
