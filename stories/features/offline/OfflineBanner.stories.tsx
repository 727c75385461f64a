import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PriceWidget } from '../../../src/features/booking/PriceWidget';
import { OfflineBanner } from '../../../src/features/offline/OfflineBanner';
import { overPage, setLine, withLine } from './steps';

const FRENCH = 'Vous êtes actuellement hors ligne. Certaines fonctionnalités peuvent être limitées.';
const ENGLISH = 'You are currently offline. Some features may be limited.';

const meta = preview.meta({ component: OfflineBanner, decorators: [overPage], beforeEach: withLine(false) });

/** Always in French, as it is written; on an English page a second line says the same. */
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
  tags: ['no-picture', '!dev'],
  beforeEach: withLine(true),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(document.body.style.paddingBottom).toBe('');
  },
});

/** The line comes and goes without a reload, and the room that the bar took goes with it. */
export const Toggling = meta.story({
  tags: ['no-picture', '!dev'],
  async play({ canvas }) {
    await expect(canvas.getByText(FRENCH)).toBeVisible();
    setLine(true);
    await waitFor(() => expect(canvas.queryByText(FRENCH)).toBeNull());
    await expect(document.body.style.paddingBottom).toBe('');
    setLine(false);
    await waitFor(() => expect(canvas.getByText(FRENCH)).toBeVisible());
  },
});

/** The page can be read to its end above the bar. */
export const AtTheEnd = meta.story({
  tags: ['no-picture', '!dev'],
  async play({ canvas }) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = canvas.getByText(FRENCH).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'OK' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
});

/** On a page with a bar of its own along the lower edge, it stands above that bar and covers none of its buttons. */
export const AbovePrice = meta.story({
  tags: ['layout'],
  render: () => (
    <>
      <PriceWidget estimate={{ lines: [], totalCents: 84_250, travelCents: 0, partial: false, noValidPricing: false }} guests={12} nameOf={(id) => id} travel={null} pizza={false} />
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
