import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageLoading } from '../../src/app/PageLoading';
import { shellTexts } from '../../src/app/texts';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: PageLoading });

export const Loading = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(translator(shellTexts, globals['locale'])('loading'));
  },
});
