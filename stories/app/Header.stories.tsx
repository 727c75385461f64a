import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Header } from '../../src/app/Header';
import { shellTexts } from '../../src/app/texts';
import { expectRing, pressKey } from '../fixtures/keys';
import { spoken } from '../fixtures/spoken';
import { ownerSession } from '../fixtures/user';

const meta = preview.meta({
  component: Header,
  parameters: { environmentControls: ['viewer'], route: 'contact' },
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '100dvh' }}>
        <Story />
      </Box>
    ),
  ],
});

/** At a desk everything is in the bar, and the page one is on is marked. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const t = spoken(shellTexts, globals['locale']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('pages.contact'));
    await expect(canvas.getByRole('link', { name: t('book') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('language') }).querySelectorAll('a')).toHaveLength(2);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(String(globals['locale']).toUpperCase());
  },
});

/** Signed in: the owner has the most to choose from. */
export const SignedIn = meta.story({
  parameters: { session: ownerSession },
  async play({ canvas, globals }) {
    const t = spoken(shellTexts, globals['locale']);
    await expect(await canvas.findByRole('button', { name: t('logOut') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('link', { name: t('pages.register') })).toBeNull();
  },
});

/** On the booking page the way to booking says that one is there. */
export const OnBookingPage = meta.story({
  parameters: { route: 'booking' },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(spoken(shellTexts, globals['locale'])('book'));
  },
});

/** On a phone the menu opens over the page and takes the focus; the page one is on has an ember before it. */
export const Open = meta.story({
  tags: ['layout'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals, userEvent }) {
    const t = spoken(shellTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('openMenu') }));
    await expect(canvas.getByRole('button', { name: t('closeMenu') })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: t('pages.home') })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: t('pages.contact') })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getByRole('link', { name: t('book') })).toBeVisible());
  },
});

/** Escape closes the menu and gives the focus back; so does following a link. */
export const Closed = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals, userEvent }) {
    const t = spoken(shellTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('openMenu') }));
    await userEvent.keyboard('{Escape}');
    const button = canvas.getByRole('button', { name: t('openMenu') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: t('pages.about') }));
    await expect(canvas.queryByRole('link', { name: t('pages.about') })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('openMenu') })).toBeVisible();
  },
});

/** At 320 px, as at 400 % zoom, nothing wraps and nothing is wider than the screen. */
export const Narrow = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expect(window.innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    for (const target of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** Past 80 px of scroll the bar shrinks; the page under it does not move. */
export const Scrolled = meta.story({
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '250vh' }}>
        <Story />
      </Box>
    ),
  ],
  tags: ['no-picture', '!dev'],
  async play({ canvas }) {
    const bar = canvas.getByRole('banner').firstElementChild;
    await expect(bar).toHaveAttribute('data-shrunk', 'false');
    window.scrollTo(0, 200);
    await waitFor(() => expect(bar).toHaveAttribute('data-shrunk', 'true'));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
});

/** By keyboard alone: opened with the space bar, each of its ways has a ring; gone past the last of them, it closes. */
export const Keyboard = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const t = spoken(shellTexts, steps.globals['locale']);
    const button = () => steps.canvas.getByRole('button', { expanded: true });
    await pressKey(steps, steps.canvas.getByRole('button', { name: t('openMenu') }), ' ');
    await waitFor(() => expect(steps.canvas.getByRole('link', { name: t('pages.home') })).toHaveFocus());
    const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
    while (panel?.contains(document.activeElement)) {
      await expectRing();
      await steps.userEvent.tab();
    }
    await pressKey(steps, button());
    await expect(steps.canvas.getByRole('button', { name: t('openMenu') })).toHaveFocus();
  },
});
