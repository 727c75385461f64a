import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AccountMenu } from '../../src/app/AccountMenu';
import { shellTexts } from '../../src/app/texts';
import { memberSession } from '../fixtures/account';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: AccountMenu, args: { shape: 'bar' as const }, parameters: { route: 'contact' } });

/** Visitor: login and registration links are shown, and no logout button. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([t('pages.login'), t('pages.register')]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Logged-in member: the logout button replaces the login and registration links. */
export const SignedIn = meta.story({
  parameters: { session: memberSession },
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(await canvas.findByRole('button', { name: t('logOut') })).toBeVisible();
    for (const name of ['login', 'register', 'admin'] as const) await expect(canvas.queryByRole('link', { name: t(`pages.${name}`) })).toBeNull();
  },
});

/** Logged-in member on the login page: the menu still shows the visitor's links, so that it does not change during the redirect. */
export const OnTheWay = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'memberLogin', session: memberSession },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('link', { name: translator(shellTexts, globals['locale'])('pages.login') })).toBeVisible(),
});

/** Login and logout in another tab. Checks that this tab's menu follows. */
export const OtherTab = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    // Written directly to `localStorage`, as another tab does, so this tab's code is notified only by the `storage` event.
    localStorage.setItem('user', JSON.stringify(memberSession.user));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await expect(await canvas.findByRole('button', { name: t('logOut') })).toBeVisible();
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await expect(await canvas.findByRole('link', { name: t('pages.login') })).toBeVisible();
  },
});

/** Unreadable stored user. Checks that the menu treats the user as a visitor. */
export const Corrupt = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => localStorage.setItem('user', '{"username":'),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: translator(shellTexts, globals['locale'])('pages.login') })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
  },
});
