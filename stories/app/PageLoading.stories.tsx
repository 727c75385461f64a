import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageLoading } from '../../src/app/PageLoading';
import { shellTexts } from '../../src/app/texts';
import { spoken } from '../fixtures/spoken';

const meta = preview.meta({ component: PageLoading });

export const Loading = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(spoken(shellTexts, globals['locale'])('loading'));
  },
});
