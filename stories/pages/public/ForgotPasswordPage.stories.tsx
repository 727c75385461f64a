import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { forgotTexts } from '../../../src/features/account/forgotTexts';
import { ForgotPasswordPage } from '../../../src/pages/public/ForgotPasswordPage';
import { fieldOf, fillField, clickButton } from '../../features/account/steps';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: ForgotPasswordPage, parameters: { route: 'forgot-password' } });

const send = async (steps: PlayContext) => {
  await fillField(forgotTexts, steps, { email: 'josee@courriel.example' });
  await clickButton(forgotTexts, steps, 'submit');
};

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(normalizeSpaces(translator(forgotTexts, globals['locale'])('title')));
  },
});

/** Same message whether or not the account exists. */
export const Submitted = meta.story({
  async play(steps) {
    const t = translator(forgotTexts, steps.globals['locale']);
    await send(steps);
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(t('sent.message')));
    await expect(steps.canvas.getByRole('link', { name: t('back') })).toBeVisible();
  },
});

/** Message in the wording of the specification, with a button to try again. */
export const SubmittedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('If an account exists for this email, a reset link has been sent.')).toBeVisible();
    await clickButton(forgotTexts, steps, 'sent.again');
    await expect(fieldOf(forgotTexts, steps, 'email')).toHaveValue('');
  },
});
