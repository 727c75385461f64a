import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Wordmark } from '../../src/app/Wordmark';
import { BUSINESS } from '../../src/contract/business';

const meta = preview.meta({ component: Wordmark, parameters: { layout: 'centered' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: BUSINESS.name })).toHaveAttribute('href', `/${String(globals['locale'])}`);
  },
});
