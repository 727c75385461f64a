import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { logoutRedirect, storedUser } from '../../../src/api/session';
import { EraseForm } from '../../../src/features/account/EraseForm';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { memberSession } from '../../fixtures/account';
import { pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';
import { expectBusy, expectStoredDraft, fieldOf, fillField, onPaper, clickButton } from './steps';

const PATH = '/api/member/erase';

const meta = preview.meta({
  component: EraseForm,
  args: { onCancel: fn() },
  parameters: { environmentControls: ['server'], route: 'member', session: memberSession },
  decorators: [onPaper],
});

/** Account deletion form. The consequences are shown before the button. */
export const Default = meta.story({
  async play(steps) {
    await expect(fieldOf(memberTexts, steps, 'password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(steps.canvas.getByRole('button', { name: translator(memberTexts, steps.globals['locale'])('erase.submit') })).toBeEnabled();
  },
});

/** Missing password. Checks that no request is sent. */
export const Invalid = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await clickButton(memberTexts, steps, 'erase.submit');
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    await expect(storedUser()).toEqual(memberSession.user);
  },
});

/** Request in flight. Checks that the user stays logged in until the account is deleted. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await fillField(memberTexts, steps, { password: 'une braise patiente' });
    await clickButton(memberTexts, steps, 'erase.submit');
    await expectBusy(memberTexts, steps, 'erase.submitting');
    await expectStoredDraft(steps, 'erase.keepIt');
    await expect(storedUser()).toEqual(memberSession.user);
  },
});

/** Account deleted. Checks that the session is cleared and that the farewell page is shown. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await fillField(memberTexts, steps, { password: 'une braise patiente' });
    await clickButton(memberTexts, steps, 'erase.submit');
    await waitFor(() => expect(storedUser()).toBeNull());
    await expect(logoutRedirect()).toBe('/memberLogin?farewell');
  },
});

export const Rejected = meta.story({
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { password: 'Ce n’est pas votre mot de passe actuel' } }, { status: 422 }))] },
  async play(steps) {
    await fillField(memberTexts, steps, { password: 'une autre braise' });
    await clickButton(memberTexts, steps, 'erase.submit');
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'password')).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel'));
    await expect(storedUser()).toEqual(memberSession.user);
  },
});
