import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { storedToken, storedUser } from '../../../src/api/session';
import { validationText } from '../../../src/contract/validation';
import { LoginForm } from '../../../src/features/account/LoginForm';
import { loginTexts } from '../../../src/features/account/loginTexts';
import { memberSession } from '../../fixtures/account';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { expectBusy, fieldOf, fillField, onPaper, clickButton } from './steps';

const PATH = '/api/auth/login';
const GOOD = { username: 'josee', password: 'une braise patiente' };

const meta = preview.meta({ component: LoginForm, parameters: { route: 'memberLogin' }, decorators: [onPaper] });

const send = async (steps: PlayContext, values: Readonly<Record<string, string>> = GOOD) => {
  await fillField(loginTexts, steps, values);
  await clickButton(loginTexts, steps, 'submit');
};

/** Login form. Checks that both fields have `autocomplete` values for password managers. */
export const Default = meta.story({
  async play(steps) {
    const t = translator(loginTexts, steps.globals['locale']);
    await expect(fieldOf(loginTexts, steps, 'username')).toHaveAttribute('autocomplete', 'username');
    await expect(fieldOf(loginTexts, steps, 'password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(steps.canvas.getByRole('link', { name: t('forgot') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/forgot-password`);
    await expect(steps.canvas.getByRole('link', { name: t('register') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/register`);
  },
});

/** Returning user. Checks that the username is prefilled. */
export const Known = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { username: 'josee' },
  async play(steps) {
    await expect(fieldOf(loginTexts, steps, 'username')).toHaveValue('josee');
  },
});

export const Invalid = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await clickButton(loginTexts, steps, 'submit');
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    for (const name of ['username', 'password']) await expect(fieldOf(loginTexts, steps, name)).toHaveAccessibleDescription(validationText('required', language));
  },
});

export const Submitting = meta.story({
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expectBusy(loginTexts, steps);
  },
});

/** Successful login. Checks that the token, user, time and flags of the session are stored. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(storedToken()).toBe(memberSession.token));
    await expect(storedUser()).toEqual(memberSession.user);
    await expect(['sessionTimestamp', 'userRole', 'isAdmin', 'isMember'].map((key) => localStorage.getItem(key))).toEqual([String(Date.now()), 'user', 'false', 'true']);
  },
});

/** Rejected login. Checks that the server's message is shown and that no session is stored. */
export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 401, 'Nom d’utilisateur ou mot de passe incorrect.')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('Nom d’utilisateur ou mot de passe incorrect.');
    await expect(fieldOf(loginTexts, steps, 'username')).toHaveValue('josee');
    await expect(storedToken()).toBeNull();
  },
});

/** Failed logins in English. Checks the exact texts of the specification, one after the other. */
export const FailedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    const { msw } = steps;
    msw.use(failing(PATH, 503));
    await send(steps);
    await expect(await steps.canvas.findByText('Login failed with status: 503')).toBeVisible();
    msw.use(http.post(PATH, () => HttpResponse.json({ user: memberSession.user })));
    await clickButton(loginTexts, steps, 'submit');
    await expect(await steps.canvas.findByText('Login response did not contain token or user data.')).toBeVisible();
    msw.use(unreachable(PATH));
    await clickButton(loginTexts, steps, 'submit');
    await expect(await steps.canvas.findByText('An unexpected error occurred during login.')).toBeVisible();
    await expect(storedToken()).toBeNull();
  },
});
