import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { menuTexts } from '../../../src/features/menu/texts';
import { SmokehousePage } from '../../../src/pages/public/SmokehousePage';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: SmokehousePage, tags: ['page'], parameters: { route: 'smokehouse' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(menuTexts, globals['locale']);
    await expect(await canvas.findByRole('region', { name: t('meats') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('sides') })).toBeVisible();
  },
});
