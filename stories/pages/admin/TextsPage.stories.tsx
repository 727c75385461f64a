import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { editingTexts } from '../../../src/features/editing/texts';
import { TextsPage } from '../../../src/pages/admin/TextsPage';
import { contentHandlers, texts } from '../../fixtures/contentEntries';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: TextsPage, args: { texts }, parameters: { route: 'admin/texts', handlers: contentHandlers } });

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: translator(editingTexts, globals['locale'])('list.title') })).toBeVisible();
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
});
