import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AccountMenu } from '../../src/app/AccountMenu';
import { shellTexts } from '../../src/app/texts';
import { memberSession } from '../fixtures/account';
import { spoken } from '../fixtures/spoken';

const meta = preview.meta({ component: AccountMenu, args: { shape: 'bar' as const }, parameters: { route: 'contact' } });

/** A visitor is offered to log in or to register, and no way out. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = spoken(shellTexts, globals['locale']);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([t('pages.login'), t('pages.register')]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Somebody is signed in: neither login nor register, but the way out. */
export const SignedIn = meta.story({
  parameters: { session: memberSession },
  async play({ canvas, globals }) {
    const t = spoken(shellTexts, globals['locale']);
    await expect(await canvas.findByRole('button', { name: t('logOut') })).toBeVisible();
    for (const name of ['login', 'register', 'admin'] as const) await expect(canvas.queryByRole('link', { name: t(`pages.${name}`) })).toBeNull();
  },
});

/** Where one signs in, nobody who is signed in stays: the menu does not change for the moment in which they leave. */
export const OnTheWay = meta.story({
  tags: ['no-picture', '!dev'],
  parameters: { route: 'memberLogin', session: memberSession },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('link', { name: spoken(shellTexts, globals['locale'])('pages.login') })).toBeVisible(),
});

/** What happens in another tab happens here. */
export const OtherTab = meta.story({
  tags: ['no-picture', '!dev'],
  async play({ canvas, globals }) {
    const t = spoken(shellTexts, globals['locale']);
    // As the other tab writes it, unheard by this one's own code.
    localStorage.setItem('user', JSON.stringify(memberSession.user));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await expect(await canvas.findByRole('button', { name: t('logOut') })).toBeVisible();
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await expect(await canvas.findByRole('link', { name: t('pages.login') })).toBeVisible();
  },
});

/** A stored user that nobody can read is nobody. */
export const Corrupt = meta.story({
  tags: ['no-picture', '!dev'],
  beforeEach: () => localStorage.setItem('user', '{"username":'),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: spoken(shellTexts, globals['locale'])('pages.login') })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
  },
});
