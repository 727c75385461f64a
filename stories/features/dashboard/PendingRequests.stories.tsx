import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PendingRequests } from '../../../src/features/dashboard/PendingRequests';
import { NOW } from '../../fixtures/now';
import { emptyOverview, fullOverview, overview } from '../../fixtures/overview';
import { normalizeSpaces } from '../../fixtures/translate';
import { drawn, PHONE, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const { waiting } = overview;
const meta = preview.meta({ component: PendingRequests, decorators: [withWidth(640, 4)], parameters: { route: 'admin' }, args: { waiting, now: new Date(NOW) } });

/** Pending requests: their number, their age and a link to each. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals }) {
    const t = texts({ globals });
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { name: normalizeSpaces(t('waiting.answer', { count: 3 })) })).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(t('waiting.since', { count: 4 })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Mehdi Benali/ })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/requests/2`);
    await expect(canvas.getByRole('link', { name: t('waiting.open') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/requests`);
  },
});

export const OneItem = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { waiting: { count: 1, ages: { day: 1, threeDays: 0, week: 0, longer: 0 }, oldest: waiting.oldest.slice(2) } },
  async play({ canvas, canvasElement, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByRole('heading', { name: normalizeSpaces(t('waiting.answer', { count: 1 })) })).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(t('waiting.sinceToday')))).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

/** Pending requests of the same age. Checks that a sentence replaces the chart. */
export const SameAge = meta.story({
  args: { waiting: { ...waiting, ages: { day: 0, threeDays: 3, week: 0, longer: 0 } } },
  async play({ canvas, canvasElement, globals }) {
    await expect(canvas.getByText(normalizeSpaces(texts({ globals })('waiting.all.threeDays')))).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { waiting: emptyOverview.waiting },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('heading', { name: texts({ globals })('waiting.none') })).toBeVisible(),
});

export const LongText = meta.story({ args: { waiting: fullOverview.waiting } });

export const Narrow = meta.story({ ...PHONE, args: { waiting: fullOverview.waiting }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });
