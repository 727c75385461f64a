import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { storedUser } from '../../../src/api/session';
import { validationText } from '../../../src/contract/validation';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { ProfileForm } from '../../../src/features/account/ProfileForm';
import { accountTexts } from '../../../src/features/account/texts';
import { memberSession, profile } from '../../fixtures/account';
import { failing, pending } from '../../fixtures/handlers';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { expectBusy, expectStoredDraft, fieldOf, fillField, onPaper, clickButton } from './steps';

const PATH = '/api/member/profile';
const bodies: unknown[] = [];

const meta = preview.meta({
  component: ProfileForm,
  args: { profile, onDone: fn(), onCancel: fn() },
  parameters: {
    route: 'member',
    session: memberSession,
    handlers: [
      http.put(PATH, async ({ request }) => {
        const body = (await request.json()) as object;
        bodies.push(body);
        return HttpResponse.json({ ...profile, ...body });
      }),
    ],
  },
  beforeEach() {
    bodies.length = 0;
  },
  decorators: [onPaper],
});

/** Unchanged profile. Checks that no password is requested while the email address is unchanged. */
export const Default = meta.story({
  async play(steps) {
    await expect(fieldOf(memberTexts, steps, 'email')).toHaveValue(profile.email);
    await expect(steps.canvas.queryByLabelText(new RegExp(translator(memberTexts, steps.globals['locale'])('fields.currentPassword.label')))).toBeNull();
  },
});

/** Changed email address. Checks that the password is required, because the address gives access to the account. */
export const Invalid = meta.story({
  async play(steps) {
    await fillField(memberTexts, steps, { email: 'josee@ailleurs.example' });
    await clickButton(memberTexts, steps, 'details.submit');
    await waitFor(() => expect(fieldOf(memberTexts, steps, 'currentPassword')).toHaveAccessibleDescription(validationText('passwordNeeded', languageOf(steps.globals['locale']))));
    await expect(bodies).toEqual([]);
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await clickButton(memberTexts, steps, 'details.submit');
    await expectBusy(memberTexts, steps, 'details.submitting');
    await expectStoredDraft(steps, 'account.cancel');
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});

/** Saved profile. Checks that the name in the menu follows the server's response. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await fillField(memberTexts, steps, { name: 'Josée Roy', email: 'josee@ailleurs.example' });
    await fillField(memberTexts, steps, { currentPassword: 'une braise patiente' });
    await steps.userEvent.selectOptions(fieldOf(memberTexts, steps, 'language'), 'en');
    await clickButton(memberTexts, steps, 'details.submit');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ name: 'Josée Roy', username: profile.username, email: 'josee@ailleurs.example', language: 'en', currentPassword: 'une braise patiente' }]);
    await expect(storedUser()).toEqual({ ...memberSession.user, name: 'Josée Roy', email: 'josee@ailleurs.example' });
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    await clickButton(memberTexts, steps, 'details.submit');
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(accountTexts, steps.globals['locale'])('failed.change')));
  },
});
