import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Header } from '../../src/app/Header';
import { shellTexts } from '../../src/app/texts';
import { expectFocusRing, pressKey } from '../fixtures/keyboard';
import { otherBusiness } from '../fixtures/otherBusiness';
import { translator } from '../fixtures/translate';
import { ownerSession } from '../fixtures/user';

const LONG_NAME = { ...otherBusiness, identity: { ...otherBusiness.identity, name: 'Fumoir et boulangerie gastronomique de la Montagne' } };

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

/** Desktop: the whole menu is in the bar. Checks that the current page is marked. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('pages.contact'));
    await expect(canvas.getByRole('link', { name: t('book') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('language') }).querySelectorAll('a')).toHaveLength(2);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(String(globals['locale']).toUpperCase());
  },
});

/** Logged-in owner: the menu with the most entries. Checks that the menu fits the viewport. */
export const SignedIn = meta.story({
  parameters: { session: ownerSession },
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(await canvas.findByRole('button', { name: t('logOut') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('link', { name: t('pages.register') })).toBeNull();
  },
});

/** Another business: its mark, and the booking button in its own colour. */
export const OtherBusiness = meta.story({
  tags: ['layout'],
  parameters: { settings: otherBusiness },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: otherBusiness.identity.name })).toBeVisible();
    const colour = globals['scheme'] === 'dark' ? 'rgb(111, 208, 140)' : 'rgb(30, 107, 52)';
    await expect(canvas.getByRole('link', { name: translator(shellTexts, globals['locale'])('book') })).toHaveStyle({ backgroundColor: colour });
  },
});

/** Booking page: the booking link is marked as the current page. */
export const OnBookingPage = meta.story({
  parameters: { route: 'booking' },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(translator(shellTexts, globals['locale'])('book'));
  },
});

/** Mobile menu open over the page. Checks that focus moves into the menu. An ember icon marks the current page. */
export const Open = meta.story({
  tags: ['layout'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals, userEvent }) {
    const t = translator(shellTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('openMenu') }));
    await expect(canvas.getByRole('button', { name: t('closeMenu') })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: t('pages.home') })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: t('pages.contact') })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getByRole('link', { name: t('book') })).toBeVisible());
  },
});

/** Mobile menu closed. Checks that Escape closes the menu and restores the focus, and that following a link closes it too. */
export const Closed = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals, userEvent }) {
    const t = translator(shellTexts, globals['locale']);
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

/** Width of 320 px, as at 400 % zoom. Checks that no text wraps and the page does not overflow horizontally. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
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

/** A long name at a width of 320 px. Checks that it wraps inside the bar and pushes nothing out of the viewport. */
export const LongName = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { settings: LONG_NAME },
  async play({ canvas, globals }) {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const name = canvas.getByRole('link', { name: LONG_NAME.identity.name }).getBoundingClientRect();
    await expect(bar.height).toBe(64);
    await expect(name.height).toBeLessThan(bar.height);
    await expect(canvas.getByRole('button', { name: translator(shellTexts, globals['locale'])('openMenu') }).getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
});

/** Scrolled by more than 80 px: the bar is smaller. Checks that the page below does not shift. */
export const Scrolled = meta.story({
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '250vh' }}>
        <Story />
      </Box>
    ),
  ],
  tags: ['no-screenshot', '!dev'],
  async play({ canvas }) {
    const bar = canvas.getByRole('banner').firstElementChild;
    await expect(bar).toHaveAttribute('data-shrunk', 'false');
    window.scrollTo(0, 200);
    await waitFor(() => expect(bar).toHaveAttribute('data-shrunk', 'true'));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
});

/** Keyboard navigation: the space bar opens the menu, every link has a focus ring, and tabbing past the last link closes the menu. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const t = translator(shellTexts, steps.globals['locale']);
    const button = () => steps.canvas.getByRole('button', { expanded: true });
    await pressKey(steps, steps.canvas.getByRole('button', { name: t('openMenu') }), ' ');
    await waitFor(() => expect(steps.canvas.getByRole('link', { name: t('pages.home') })).toHaveFocus());
    const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
    while (panel?.contains(document.activeElement)) {
      await expectFocusRing();
      await steps.userEvent.tab();
    }
    await pressKey(steps, button());
    await expect(steps.canvas.getByRole('button', { name: t('openMenu') })).toHaveFocus();
  },
});
