import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { dataTransferTexts } from '../../../src/features/datatransfer/texts';
import { DataPage } from '../../../src/pages/admin/DataPage';
import { translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: DataPage, parameters: { route: 'admin/data', session: ownerSession } });

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(dataTransferTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('import.choose') })).toBeVisible();
  },
});
