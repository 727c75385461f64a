import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { registerTexts } from '../../../src/features/account/registerTexts';
import { RegisterPage } from '../../../src/pages/public/RegisterPage';
import { fillField, clickButton } from '../../features/account/steps';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: RegisterPage, parameters: { route: 'register' } });

const send = async (steps: PlayContext) => {
  await fillField(registerTexts, steps, { username: 'josee', email: 'josee@courriel.example', password: 'une braise patiente', confirmation: 'une braise patiente' });
  await clickButton(registerTexts, steps, 'submit');
};

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: translator(registerTexts, globals['locale'])('title') })).toBeVisible();
  },
});

/** Registered: the next step replaces the form and receives the focus. */
export const Submitted = meta.story({
  async play(steps) {
    const t = translator(registerTexts, steps.globals['locale']);
    await send(steps);
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(t('done.message')));
    await expect(steps.canvas.getByRole('status').parentElement).toHaveFocus();
    await expect(steps.canvas.getByRole('link', { name: t('login') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/memberLogin`);
  },
});

/** Message in the wording of the specification. */
export const SubmittedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('Registration successful! You can now log in.')).toBeVisible();
  },
});
