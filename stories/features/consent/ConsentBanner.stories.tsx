import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readConsent } from '../../../src/api/consent';
import { EVERYTHING } from '../../../src/contract/consent';
import { PriceWidget } from '../../../src/features/booking/PriceWidget';
import { ConsentBanner } from '../../../src/features/consent/ConsentBanner';
import { closePrivacyModal, isPrivacyModalOpen } from '../../../src/features/consent/modalState';
import { overPage, texts, type Steps } from './steps';

const meta = preview.meta({ component: ConsentBanner, decorators: [overPage], parameters: { consent: null } });

const banner = (steps: Steps) => within(steps.canvas.getByRole('region', { name: texts(steps)('banner.title') }));
const button = (steps: Steps, name: 'necessaryOnly' | 'acceptAll' | 'banner.learnMore') => banner(steps).getByRole('button', { name: texts(steps)(name) });
const look = (element: HTMLElement) => {
  const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
};

/** Banner with two answers of equal prominence and a link to the details. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    await waitFor(() => expect(button(steps, 'banner.learnMore')).toBeVisible());
    await expect(look(button(steps, 'necessaryOnly'))).toEqual(look(button(steps, 'acceptAll')));
  },
});

/** Banner on a page with its own bottom bar. The banner is placed above the bar. */
export const AbovePrice = meta.story({
  tags: ['layout'],
  render: (args) => (
    <>
      <PriceWidget estimate={{ lines: [], totalCents: 84_250, travelCents: 0, partial: false, noValidPricing: false, pizzaUnpriced: false }} guests={12} nameOf={(id) => id} travel={null} />
      <ConsentBanner {...args} />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
});

/** Banner and bottom bar. Checks that the bar stays uncovered at any height, also when the bar renders after the banner. */
export const AboveBar = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args) => (
    <>
      <ConsentBanner {...args} />
      <GlobalStyles styles={{ body: { paddingBottom: 64 } }} />
      <Box role="toolbar" aria-label="Bar" sx={{ position: 'fixed', insetInline: 0, bottom: 0, height: 64 }} />
    </>
  ),
  async play(steps) {
    const region = steps.canvas.getByRole('region');
    const bar = steps.canvas.getByRole('toolbar');
    await waitFor(() => expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
  },
});

export const AcceptAll = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.userEvent.click(button(steps, 'acceptAll'));
    await expect(readConsent()).toMatchObject({ level: 'all', preferences: { necessary: true, analytics: true, marketing: true, functional: true }, timestamp: Date.now(), custom: null });
    await expect(document.cookie).toContain('cookieConsent=1.all.');
  },
});

/** Necessary cookies only. Checks that cookies set by third parties are deleted with the answer. */
export const NecessaryOnly = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING },
  beforeEach() {
    document.cookie = '_ga=GA1.1.1; Path=/';
  },
  async play(steps) {
    await steps.userEvent.click(button(steps, 'necessaryOnly'));
    await expect(readConsent()).toMatchObject({ level: 'necessary', preferences: { necessary: true, analytics: false, marketing: false, functional: false } });
    await expect(document.cookie).not.toContain('_ga');
  },
});

export const LearnMore = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => closePrivacyModal,
  async play(steps) {
    await steps.userEvent.click(button(steps, 'banner.learnMore'));
    await expect(isPrivacyModalOpen()).toBe(true);
    await expect(readConsent().level).toBe('none');
  },
});

/** Keyboard navigation. Checks that Tab moves through the banner in order and on to the page, without a focus trap. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { canvas, userEvent } = steps;
    canvas.getByRole('button', { name: 'OK' }).focus();
    for (const name of ['banner.learnMore', 'necessaryOnly', 'acceptAll'] as const) {
      await userEvent.tab();
      await expect(button(steps, name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('region')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** End of the page. Checks that its last element can be scrolled above the banner. */
export const EndOfPage = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    const last = canvas.getByRole('button', { name: 'OK' });
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(canvas.getByRole('region').getBoundingClientRect().top);
    });
  },
});

/** Banner fading out after a choice. Checks that its buttons are disabled. */
export const Leaving = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { leaving: true },
  async play({ canvas }) {
    const region = canvas.getByRole('region', { hidden: true });
    await waitFor(() => expect(region).toHaveStyle({ opacity: '0', pointerEvents: 'none' }));
  },
});

/** Width of 320 px: the buttons are stacked. Checks that no content is clipped. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const region = steps.canvas.getByRole('region');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const element of [region, ...banner(steps).getAllByRole('button')]) await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    await expect(region.scrollHeight).toBe(region.clientHeight);
    for (const each of banner(steps).getAllByRole('button')) await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(look(button(steps, 'necessaryOnly'))).toEqual(look(button(steps, 'acceptAll')));
    await expect(screen.getAllByRole('region')).toHaveLength(1);
  },
});
