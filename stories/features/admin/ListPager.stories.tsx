import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ListPager } from '../../../src/features/admin/ListPager';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({ component: ListPager, decorators: [withPadding], args: { page: 3, total: 240, to: (page: number) => `page=${page}` } });

/** Pagination. Checks that the pages are links, which can open in a new tab. */
export const Default = meta.story({
  async play(steps) {
    const t = list(steps);
    await expect(steps.canvas.getByRole('link', { name: t('pages.next') })).toHaveAttribute('href', expect.stringContaining('?page=4'));
    await expect(steps.canvas.getByRole('link', { name: t('pages.page', { page: 10 }) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** First page. Checks that the previous-page control is disabled. */
export const First = meta.story({
  args: { page: 1 },
  play: async (steps) => expect(steps.canvas.getByLabelText(list(steps)('pages.previous'))).toHaveAttribute('aria-disabled', 'true'),
});

export const OnePage = meta.story({ args: { page: 1, total: 7 }, play: async (steps) => expect(steps.canvas.queryByRole('navigation')).toBeNull() });

export const Empty = meta.story({ tags: ['no-screenshot'], args: { page: 1, total: 0 }, play: async ({ canvasElement }) => expect(canvasElement.textContent).toBe('') });
