import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AccountSections } from '../../../src/features/account/AccountSections';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { profileDraft } from '../../../src/features/account/profileDraft';
import { memberSession, profile } from '../../fixtures/account';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { translator } from '../../fixtures/translate';
import { fieldOf, fillField, clickButton } from './steps';

const meta = preview.meta({ component: AccountSections, args: { profile, onChange: fn() }, parameters: { route: 'member', session: memberSession } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** One open form. Checks that opening another form closes it. */
export const Open = meta.story({
  async play(steps) {
    const t = translator(memberTexts, steps.globals['locale']);
    await clickButton(memberTexts, steps, 'password.change');
    await expect(await steps.canvas.findByRole('button', { name: t('password.submit') })).toBeVisible();
    await clickButton(memberTexts, steps, 'details.change');
    await expect(await steps.canvas.findByRole('button', { name: t('details.submit') })).toBeVisible();
    await expect(steps.canvas.queryByRole('button', { name: t('password.submit') })).toBeNull();
  },
});

/** Return after a login in between. Checks that the URL reopens the form with the typed values, except the password. */
export const Returned = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member?change=details' },
  beforeEach: () => profileDraft.keep({ ...profile, name: 'Josée Roy', email: 'josee@ailleurs.example', currentPassword: 'une braise patiente' }),
  async play(steps) {
    const t = translator(memberTexts, steps.globals['locale']);
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'name')).toHaveValue('Josée Roy'));
    await expect(fieldOf(memberTexts, steps, 'email')).toHaveValue('josee@ailleurs.example');
    await expect(fieldOf(memberTexts, steps, 'currentPassword')).toHaveValue('');
    await waitFor(() => expect(steps.canvas.getByRole('heading', { name: t('details.title') })).toHaveFocus());
    await clickButton(memberTexts, steps, 'account.cancel');
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await clickButton(memberTexts, steps, 'details.change');
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'name')).toHaveValue(profile.name));
  },
});

/** Return to the password form. Checks that the passwords are empty. */
export const ReturnedToPassword = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member?change=password' },
  async play(steps) {
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'currentPassword')).toHaveValue(''));
  },
});

/** Saved change. Checks that the confirmation is shown in the section that was changed. */
export const Submitted = meta.story({
  async play(steps) {
    const t = translator(memberTexts, steps.globals['locale']);
    await clickButton(memberTexts, steps, 'details.change');
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'name')).toBeVisible());
    await fillField(memberTexts, steps, { name: 'Josée Roy' });
    await clickButton(memberTexts, steps, 'details.submit');
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(t('details.saved'));
    await expect(steps.args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'Josée Roy' }));
  },
});

/** Account deletion. Checks that a confirmation is requested and that the deletion can be cancelled. */
export const Erasing = meta.story({
  async play(steps) {
    const t = translator(memberTexts, steps.globals['locale']);
    await clickButton(memberTexts, steps, 'data.erase');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('erase.keepIt') }));
    await expect(steps.canvas.queryByRole('button', { name: t('erase.submit') })).toBeNull();
    await clickButton(memberTexts, steps, 'data.erase');
    await expect(await steps.canvas.findByRole('button', { name: t('erase.submit') })).toBeVisible();
  },
});

/** Keyboard navigation. Checks that opening and leaving a form move the focus to the heading of its section. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = translator(memberTexts, steps.globals['locale']);
    const heading = () => steps.canvas.getByRole('heading', { name: t('password.title') });
    await pressKey(steps, steps.canvas.getByRole('button', { name: t('password.change') }));
    await waitFor(() => expect(heading()).toHaveFocus());
    await steps.canvas.findByRole('button', { name: t('password.submit') });
    await steps.userEvent.tab();
    await expect(fieldOf(memberTexts, steps, 'currentPassword')).toHaveFocus();
    await expectFocusRing();
    await pressKey(steps, steps.canvas.getByRole('button', { name: t('account.cancel') }), ' ');
    await waitFor(() => expect(heading()).toHaveFocus());
  },
});
