import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AdminLayout } from '../../src/app/AdminLayout';
import { adminTexts } from '../../src/app/adminTexts';
import { Layout } from '../../src/app/Layout';
import { shellTexts } from '../../src/app/texts';
import { memberSession } from '../fixtures/account';
import { expectKeyboardDialog } from '../fixtures/keyboard';
import { translator } from '../fixtures/translate';
import { ownerSession } from '../fixtures/user';

const meta = preview.meta({
  component: AdminLayout,
  parameters: { route: 'admin/preparation', session: ownerSession },
  render: () => (
    <Layout>
      <h1>…</h1>
    </Layout>
  ),
});

/** Desktop: the sidebar lists the everyday screens, then all resource lists, then the exits. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const t = translator(adminTexts, globals['locale']);
    await expect(await canvas.findByRole('navigation', { name: t('menu') })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('places.preparation'));
    await expect(canvas.getByRole('link', { name: t('site') })).toBeVisible();
    for (const landmark of ['banner', 'main'] as const) await expect(canvas.getAllByRole(landmark)).toHaveLength(1);
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    // The sidebar's footer stays in view at any viewport height, and its icons align with those of the menu.
    const frame = within(canvas.getByRole('banner'));
    await expect(frame.getByRole('link', { name: 'EN English' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const icon = (name: string) => frame.getByRole('link', { name }).querySelector('svg')?.getBoundingClientRect().left;
    await expect(icon(t('site'))).toBe(icon(t('places.today')));
  },
});

/** Mobile: the everyday screens are in a bottom bar, the rest is one click away. Checks that every touch target is large enough. */
export const Phone = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals, userEvent }) {
    const t = translator(adminTexts, globals['locale']);
    const bar = await canvas.findByRole('navigation', { name: t('menu') });
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const target of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const more = canvas.getByRole('button', { name: t('more') });
    await userEvent.click(more);
    const sheet = await screen.findByRole('dialog', { name: t('more') });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(more).toHaveFocus();
  },
});

/** Member who is not an administrator: the public site's layout is shown. */
export const Forbidden = meta.story({
  tags: ['no-screenshot'],
  parameters: { session: memberSession },
  async play({ canvas, globals }) {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: translator(shellTexts, globals['locale'])('book') })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: translator(adminTexts, globals['locale'])('menu') })).toBeNull();
  },
});

/** Keyboard navigation: the sheet traps the focus and restores it on close. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const more = translator(adminTexts, steps.globals['locale'])('more');
    await steps.canvas.findByRole('button', { name: more });
    await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: more }), { key: ' ' });
  },
});
