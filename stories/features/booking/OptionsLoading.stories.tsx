import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OptionsLoading } from '../../../src/features/booking/OptionsLoading';
import { bookingTexts } from '../../../src/features/booking/texts';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: OptionsLoading });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('progressbar', { name: translator(bookingTexts, globals['locale'])('options.loading') })).toBeVisible();
  },
});
