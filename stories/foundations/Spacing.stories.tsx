import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SpacingScale } from './SpacingScale';

const meta = preview.meta({ component: SpacingScale, tags: ['!autodocs'] });

/** One step is four pixels. Inside a card 4 to 8, between groups 8 to 12, between sections 16 to 20 on a phone and up to 40 on a desk. */
export const Default = meta.story({
  async play({ canvasElement }) {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-step]')) await expect(bar.offsetWidth).toBe(4 * Number(bar.dataset['step']));
  },
});
