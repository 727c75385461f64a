import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ListPages } from '../../src/components/ListPages';
import { listPagesTexts } from '../../src/components/listPagesTexts';
import { guidance } from '../docs/guidance';
import { withWidth } from '../fixtures/frames';
import { expectTouchTargets } from '../fixtures/layoutAssertions';
import type { PlayContext } from '../fixtures/playContext';
import { translator } from '../fixtures/translate';

const meta = preview.meta({
  component: ListPages,
  parameters: { docs: { description: { component: guidance('ListPages') } } },
  decorators: [withWidth(960)],
  args: { count: 10, page: 2, searchOf: (page: number) => `?state=sent&page=${page}` },
});

const textsOf = ({ globals }: PlayContext) => translator(listPagesTexts, globals['locale']);

/** Second of ten pages. Checks that the pages are links that keep the filter, and that the current page is marked. */
export const Default = meta.story({
  async play(steps) {
    const t = textsOf(steps);
    const pages = within(steps.canvas.getByRole('navigation', { name: t('pages') }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(t('page', { page: 2 }));
    for (const [name, page] of [[t('previous'), 1], [t('page', { page: 1 }), 1], [t('page', { page: 10 }), 10], [t('next'), 3]] as const) {
      await expect(pages.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(new RegExp(`\\?state=sent&page=${page}$`)));
    }
    await expectTouchTargets(pages.getAllByRole('link'));
  },
});

/** First page. Checks that the link to the previous page is disabled. */
export const First = meta.story({
  tags: ['no-screenshot'],
  args: { page: 1 },
  async play(steps) {
    await expect(steps.canvas.getByLabelText(textsOf(steps)('previous'))).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Single page. Checks that nothing is shown. */
export const SinglePage = meta.story({ tags: ['no-screenshot', '!dev'], args: { count: 1, page: 1 }, play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull() });

/** Thousands of pages at 320 px. Checks that the links wrap. */
export const Narrow = meta.story({
  tags: ['no-screenshot'],
  args: { count: 4000, page: 2000 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
