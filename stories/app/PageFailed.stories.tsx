import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageFailed } from '../../src/app/PageFailed';
import { shellTexts } from '../../src/app/texts';
import { spoken } from '../fixtures/spoken';

const meta = preview.meta({ component: PageFailed });

/** What happened, what is safe, what to do. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const words = spoken(shellTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: words('failed.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words('failed.retry') })).toBeEnabled();
  },
});
