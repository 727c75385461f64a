import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PriceWidget } from '../../../src/features/booking/PriceWidget';
import { OfflineBanner } from '../../../src/features/offline/OfflineBanner';
import { overPage, setLine, withLine } from './steps';

const FRENCH = 'Vous êtes actuellement hors ligne. Certaines fonctionnalités peuvent être limitées.';
const ENGLISH = 'You are currently offline. Some features may be limited.';

const meta = preview.meta({ component: OfflineBanner, decorators: [overPage], beforeEach: withLine(false) });

/** Offline: the message is always in French; English pages add a second line in English. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const bar = within(canvas.getByRole('status'));
    await expect(bar.getByText(FRENCH)).toBeVisible();
    await expect(bar.getByText(FRENCH)).toHaveAttribute('lang', 'fr-CA');
    if (globals['locale'] === 'en') await expect(bar.getByText(ENGLISH)).toBeVisible();
    else await expect(bar.queryByText(ENGLISH)).toBeNull();
  },
});

export const Online = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: withLine(true),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(document.body.style.paddingBottom).toBe('');
  },
});

/** Connection lost and restored without a reload; the page's bottom padding is removed with the bar. */
export const Toggling = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas }) {
    await expect(canvas.getByText(FRENCH)).toBeVisible();
    setLine(true);
    await waitFor(() => expect(canvas.queryByText(FRENCH)).toBeNull());
    await expect(document.body.style.paddingBottom).toBe('');
    setLine(false);
    await waitFor(() => expect(canvas.getByText(FRENCH)).toBeVisible());
  },
});

/** End of the page: its content can be scrolled above the bar. */
export const AtTheEnd = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas }) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = canvas.getByText(FRENCH).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'OK' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
});

/** Page with a fixed price bar at the bottom: the offline bar is placed above and covers no button. */
export const AbovePrice = meta.story({
  tags: ['layout'],
  render: () => (
    <>
      <PriceWidget estimate={{ lines: [], totalCents: 84_250, travelCents: 0, partial: false, noValidPricing: false, pizzaUnpriced: false }} guests={12} nameOf={(id) => id} travel={null} />
      <OfflineBanner />
    </>
  ),
  async play({ canvas }) {
    const price = canvas.getByRole('complementary');
    if (getComputedStyle(price).position !== 'fixed') return;
    const bar = canvas.getByText(FRENCH);
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(price.getBoundingClientRect().top));
  },
});
