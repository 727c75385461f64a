import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PlaceholderBox } from '../../src/components/PlaceholderBox';
import { guidance } from '../docs/guidance';

const meta = preview.meta({ component: PlaceholderBox, parameters: { docs: { description: { component: guidance('PlaceholderBox') } } }, args: { sx: { m: 6, width: 320, height: 24 } } });

/** Decorative placeholder. Hidden from screen readers, because the loading state is announced elsewhere. */
export const Default = meta.story({
  async play({ canvasElement }) {
    const blank = canvasElement.querySelector('[aria-hidden]');
    await expect(blank).toBeVisible();
    await expect(blank?.clientHeight).toBe(24);
  },
});
