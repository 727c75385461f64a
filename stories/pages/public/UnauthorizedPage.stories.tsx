import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { UnauthorizedPage } from '../../../src/pages/public/UnauthorizedPage';
import { unauthorizedTexts } from '../../../src/pages/public/unauthorizedTexts';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: UnauthorizedPage, tags: ['page'], parameters: { route: 'unauthorized' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(unauthorizedTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
  },
});
