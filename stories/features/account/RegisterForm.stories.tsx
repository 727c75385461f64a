import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { RegisterForm } from '../../../src/features/account/RegisterForm';
import { registerTexts } from '../../../src/features/account/registerTexts';
import { accountTexts } from '../../../src/features/account/texts';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { expectBusy, fieldOf, fillField, onPaper, clickButton, taking } from './steps';

const PATH = '/api/auth/register';
const GOOD = { name: 'Josée Tremblay', username: 'josee', email: 'josee@courriel.example', password: 'une braise patiente', confirmation: 'une braise patiente' };
const sent = fn<(body: unknown) => void>();

const meta = preview.meta({ component: RegisterForm, args: { onDone: fn() }, parameters: { environmentControls: ['server'], route: 'register' }, decorators: [onPaper] });

const send = async (steps: PlayContext, values: Readonly<Record<string, string>> = GOOD) => {
  await fillField(registerTexts, steps, values);
  await clickButton(registerTexts, steps, 'submit');
};

export const Default = meta.story({
  async play(steps) {
    for (const [name, kind] of [['name', 'name'], ['username', 'username'], ['email', 'email'], ['password', 'new-password'], ['confirmation', 'new-password']] as const) {
      await expect(fieldOf(registerTexts, steps, name)).toHaveAttribute('autocomplete', kind);
    }
    await expect(steps.canvas.getByText(normalizeSpaces(translator(accountTexts, steps.globals['locale'])('privacy')), { exact: false })).toBeVisible();
  },
});

/** Invalid form. Checks that the summary lists missing values and that each error is shown at its field. */
export const Invalid = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const t = translator(registerTexts, language);
    await send(steps, { email: 'josee', password: 'court', confirmation: 'long' });
    const summary = await steps.canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    const names = (['username', 'email', 'password', 'confirmation'] as const).map((name) => t(`fields.${name}.label`)).join(', ');
    await expect(summary).toHaveTextContent(normalizeSpaces(validationText(`fillRequired:${names}`, language)));
    for (const [name, key] of [['username', 'required'], ['email', 'emailInvalid'], ['password', 'passwordMin'], ['confirmation', 'passwordsDiffer']] as const) {
      await expect(fieldOf(registerTexts, steps, name)).toHaveAccessibleDescription(validationText(key, language));
    }
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expectBusy(registerTexts, steps);
  },
});

/** Submitted registration. Checks that the request contains the language, for mails, but not the repeated password. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [taking(PATH, sent)] },
  beforeEach: () => void sent.mockClear(),
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledTimes(1));
    const { confirmation: _, ...body } = GOOD;
    await expect(sent.mock.calls).toEqual([[{ ...body, language: languageOf(steps.globals['locale']) }]]);
  },
});

/** Error from the server. Checks that the error is shown at its field. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { username: 'Ce nom est déjà pris.' } }, { status: 422 }))] },
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(fieldOf(registerTexts, steps, 'username')).toHaveAccessibleDescription('Ce nom est déjà pris.'));
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 429, 'Trop de demandes. Réessayez dans une heure.')] },
  async play(steps) {
    await send(steps);
    const alert = await steps.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(translator(accountTexts, steps.globals['locale'])('failed.registerSorry'));
    await expect(alert).toHaveTextContent('Trop de demandes. Réessayez dans une heure.');
    await expect(fieldOf(registerTexts, steps, 'email')).toHaveValue(GOOD.email);
  },
});

/** Failed request in English. Checks the exact texts of the specification. */
export const FailedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  parameters: { handlers: [failing(PATH, 500)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('Error during registration. Please try again.')).toBeVisible();
    await expect(steps.canvas.getByText('Registration failed with status: 500')).toBeVisible();
  },
});
