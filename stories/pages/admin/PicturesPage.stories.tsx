import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PicturesPage } from '../../../src/pages/admin/PicturesPage';
import { libraryText, picturesLoaded } from '../../features/pictures/steps';
import { pictureHandlers } from '../../fixtures/pictures';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: PicturesPage,
  parameters: { route: 'admin/pictures', session: ownerSession, siteFrame: true, handlers: pictureHandlers() },
});

/** Page inside the back office layout. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: libraryText(steps)('title') })).toBeVisible();
    await steps.canvas.findByRole('list', { name: libraryText(steps)('list') });
    await picturesLoaded(steps.canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
