import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageFailed } from '../../src/app/PageFailed';
import { shellTexts } from '../../src/app/texts';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: PageFailed });

/** Page that failed to load. The message says what happened, which data is safe and what to do next. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('failed.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('failed.retry') })).toBeEnabled();
  },
});
