import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { UpcomingGuests } from '../../../src/features/dashboard/UpcomingGuests';
import { fullOverview, overview } from '../../fixtures/overview';
import { normalizeSpaces } from '../../fixtures/translate';
import { drawn, PHONE, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const { coming, today } = overview;
const meta = preview.meta({ component: UpcomingGuests, decorators: [withWidth(640, 4)], parameters: { route: 'admin' }, args: { coming, today } });

/** Upcoming events: the number confirmed, the next one as text, and the pending requests. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    const t = texts({ globals });
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { name: t('coming.answer', { count: 4 }) })).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /samedi 15 mai 2027, 40 convives\. 3 autres/ : /Saturday, May 15, 2027, 40 guests\. 3 more/)).toBeVisible();
    await userEvent.click(canvas.getByText(t('figures')));
    await expect(canvas.getAllByRole('row')).toHaveLength(coming.length + 1);
    await expect(canvas.getByRole('link', { name: t('coming.open') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/preparation`);
  },
});

export const Empty = meta.story({
  args: { coming: [] },
  async play({ canvas, canvasElement, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByRole('heading', { name: normalizeSpaces(t('coming.none')) })).toBeVisible();
    await expect(canvas.getByText(t('coming.nothing'))).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

/** Pending requests on a single day. Checks that a sentence replaces the chart. */
export const OneDay = meta.story({
  args: { coming: coming.slice(3, 4) },
  async play({ canvas, canvasElement, globals }) {
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '35 convives en attente, tous le samedi 5 juin 2027.' : '35 waiting guests, all on Saturday, June 5, 2027.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

/** Confirmed guests on a single day. Checks that no chart repeats the date and number in the text. */
export const OneConfirmedDay = meta.story({
  tags: ['no-screenshot'],
  args: { coming: coming.slice(0, 1) },
  async play({ canvas, canvasElement, globals }) {
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /samedi 15 mai 2027, 40 convives\./ : /Saturday, May 15, 2027, 40 guests\./)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

/** Upcoming events on every day. */
export const Many = meta.story({ args: { coming: fullOverview.coming } });

export const Narrow = meta.story({ ...PHONE, args: { coming: fullOverview.coming }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });
