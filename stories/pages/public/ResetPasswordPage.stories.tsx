import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { storedUser } from '../../../src/api/session';
import { resetTexts } from '../../../src/features/account/resetTexts';
import { ResetPasswordPage } from '../../../src/pages/public/ResetPasswordPage';
import { Elsewhere, fieldOf, fillField, clickButton } from '../../features/account/steps';
import { memberSession } from '../../fixtures/account';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const NEW = 'la fumée du dimanche';

const meta = preview.meta({
  component: ResetPasswordPage,
  parameters: { route: 'reset-password?token=a-token-of-a-mail&email=josee%40courriel.example' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div hidden>
          <Elsewhere />
        </div>
      </>
    ),
  ],
});

/** Token and email are read from the URL and removed from the address bar. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 1, name: translator(resetTexts, steps.globals['locale'])('title') })).toBeVisible();
    await waitFor(() => expect(steps.canvasElement.querySelector('output')).toHaveTextContent(/\/reset-password$/));
    await expect(fieldOf(resetTexts, steps, 'email')).toHaveValue('josee@courriel.example');
  },
});

/** Alternative name of the token parameter, as another server may use. */
export const OtherName = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'reset-password?resetToken=a-token-of-a-mail' },
  async play(steps) {
    await waitFor(() => expect(steps.canvasElement.querySelector('output')).toHaveTextContent(/\/reset-password$/));
    await expect(fieldOf(resetTexts, steps, 'email')).toHaveValue('');
  },
});

/** Password changed: all of the user's sessions end, including this browser's. */
export const Submitted = meta.story({
  parameters: { session: memberSession },
  async play(steps) {
    const t = translator(resetTexts, steps.globals['locale']);
    await fillField(resetTexts, steps, { newPassword: NEW, confirmation: NEW });
    await clickButton(resetTexts, steps, 'submit');
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(t('done.message')));
    await expect(steps.canvas.getByRole('link', { name: t('done.login') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/memberLogin`);
    await expect(storedUser()).toBeNull();
  },
});

/** Incomplete link, without a token. */
export const NoLink = meta.story({
  parameters: { route: 'reset-password?email=josee%40courriel.example' },
  async play({ canvas, globals }) {
    const t = translator(resetTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('noLink.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('another') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
