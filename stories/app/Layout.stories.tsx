import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Layout } from '../../src/app/Layout';
import { shellTexts } from '../../src/app/texts';
import { NotFoundPage } from '../../src/pages/public/NotFoundPage';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: Layout, parameters: { route: '404' }, args: { children: <NotFoundPage /> } });

/** Complete page: header, content and footer. Checks that the landmarks and the level 1 heading are unique. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas }) {
    for (const landmark of ['banner', 'main', 'contentinfo']) await expect(canvas.getAllByRole(landmark)).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Skip link. Checks that the first Tab shows the link past the menu. */
export const SkipLink = meta.story({
  async play({ canvas, globals, userEvent }) {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: translator(shellTexts, globals['locale'])('skip') });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});

/** Page reached through a link. Checks that the next page is scrolled to the top and that Tab continues from its content. */
export const Arrived = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, globals, userEvent }) {
    const t = translator(shellTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('link', { name: t('pages.privacy') }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(window.scrollY).toBe(0);
  },
});
