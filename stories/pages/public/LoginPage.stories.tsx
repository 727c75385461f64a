import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { clearSession, storedToken } from '../../../src/api/session';
import { loginTexts } from '../../../src/features/account/loginTexts';
import { LoginPage } from '../../../src/pages/public/LoginPage';
import { atPath, fieldOf, fillField, clickButton } from '../../features/account/steps';
import { memberSession } from '../../fixtures/account';
import { hoursAgo } from '../../fixtures/now';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: LoginPage, parameters: { route: 'memberLogin' }, decorators: [atPath('memberLogin')] });

export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    const t = translator(loginTexts, steps.globals['locale']);
    await expect(steps.canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(fieldOf(loginTexts, steps, 'username')).toHaveValue('');
  },
});

/** Session older than twelve hours: the session is cleared, and the username is kept. */
export const Ended = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { session: memberSession, signedInAt: hoursAgo(13) },
  async play(steps) {
    await waitFor(() => expect(storedToken()).toBeNull());
    await expect(fieldOf(loginTexts, steps, 'username')).toHaveValue('josee');
  },
});

/** Session cleared by a reload or another page: the username is still filled in. */
export const Remembered = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { session: memberSession },
  beforeEach: clearSession,
  play: async (steps) => expect(fieldOf(loginTexts, steps, 'username')).toHaveValue('josee'),
});

/** Member logged in: redirects to the member area, also when the member was logged in before. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await fillField(loginTexts, steps, { username: 'josee', password: 'une braise patiente' });
    await clickButton(loginTexts, steps, 'submit');
    await expect(await steps.canvas.findByText(`/${String(steps.globals['locale'])}/member`)).toBeVisible();
  },
});

/** Owner logged in: redirects to the administration. */
export const OwnerSignedIn = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { session: ownerSession },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/admin`)).toBeVisible();
  },
});

/** Account just erased: a farewell message is shown. */
export const Farewell = meta.story({
  parameters: { route: 'memberLogin?farewell' },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(normalizeSpaces(translator(loginTexts, globals['locale'])('farewell')))).toBeVisible();
  },
});
