import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SpacingScale } from './SpacingScale';

const meta = preview.meta({ component: SpacingScale, tags: ['!autodocs'] });

/**
 * Spacing scale with steps of 4 px: 4 to 8 steps inside a card, 8 to 12 between groups, 16 to 20 between sections on mobile and up to 40 on desktop.
 */
export const Default = meta.story({
  async play({ canvasElement }) {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-step]')) await expect(bar.offsetWidth).toBe(4 * Number(bar.dataset['step']));
  },
});
