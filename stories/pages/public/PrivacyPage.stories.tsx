import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PrivacyPage } from '../../../src/pages/public/PrivacyPage';
import { privacyTexts } from '../../../src/pages/public/privacyTexts';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: PrivacyPage, tags: ['page'], parameters: { route: 'privacy' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(privacyTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
  },
});
