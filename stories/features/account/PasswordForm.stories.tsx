import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { storedToken } from '../../../src/api/session';
import { validationText } from '../../../src/contract/validation';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { PasswordForm } from '../../../src/features/account/PasswordForm';
import { memberSession } from '../../fixtures/account';
import { pending } from '../../fixtures/handlers';
import { languageOf } from '../../fixtures/translate';
import { expectBusy, expectStoredDraft, fieldOf, fillField, onPaper, clickButton } from './steps';

const PATH = '/api/member/password';
const NEW = 'la fumée du dimanche';

const meta = preview.meta({
  component: PasswordForm,
  args: { username: 'josee', onDone: fn(), onCancel: fn() },
  parameters: { route: 'member', session: { ...memberSession, token: 'the-old-one' } },
  decorators: [onPaper],
});

export const Default = meta.story({
  async play(steps) {
    await expect(fieldOf(memberTexts, steps, 'currentPassword')).toHaveAttribute('autocomplete', 'current-password');
    await expect(fieldOf(memberTexts, steps, 'newPassword')).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const Invalid = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await fillField(memberTexts, steps, { newPassword: 'motdepasse', confirmation: 'autre chose' });
    await clickButton(memberTexts, steps, 'password.submit');
    for (const [name, key] of [['currentPassword', 'required'], ['newPassword', 'passwordCommon'], ['confirmation', 'passwordsDiffer']] as const) {
      await waitFor(() => expect(fieldOf(memberTexts, steps, name)).toHaveAccessibleDescription(validationText(key, language)));
    }
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await fillField(memberTexts, steps, { currentPassword: 'une braise patiente', newPassword: NEW, confirmation: NEW });
    await clickButton(memberTexts, steps, 'password.submit');
    await expectBusy(memberTexts, steps, 'password.submitting');
    await expectStoredDraft(steps, 'account.cancel');
    await expect(storedToken()).toBe('the-old-one');
  },
});

/** Password changed. Checks that the new session replaces the old one, which is revoked on all devices. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await fillField(memberTexts, steps, { currentPassword: 'une braise patiente', newPassword: NEW, confirmation: NEW });
    await clickButton(memberTexts, steps, 'password.submit');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledTimes(1));
    await expect(storedToken()).toBe(memberSession.token);
  },
});

/** Wrong current password. Checks that the error is shown at the field and that the user stays logged in. */
export const Rejected = meta.story({
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'x', errors: { currentPassword: 'Ce n’est pas votre mot de passe actuel' } }, { status: 422 }))] },
  async play(steps) {
    await fillField(memberTexts, steps, { currentPassword: 'une autre braise', newPassword: NEW, confirmation: NEW });
    await clickButton(memberTexts, steps, 'password.submit');
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'currentPassword')).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel'));
    await expect(storedToken()).toBe('the-old-one');
  },
});
