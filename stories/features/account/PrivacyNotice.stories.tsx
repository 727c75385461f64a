import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PrivacyNotice } from '../../../src/features/account/PrivacyNotice';
import { accountTexts } from '../../../src/features/account/texts';
import { translator } from '../../fixtures/translate';
import { onPaper } from './steps';

const meta = preview.meta({ component: PrivacyNotice, decorators: [onPaper] });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: translator(accountTexts, globals['locale'])('privacyLink') })).toHaveAttribute('href', `/${String(globals['locale'])}/privacy`);
  },
});
