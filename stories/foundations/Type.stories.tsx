import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { TypeScale } from './TypeScale';

const meta = preview.meta({ component: TypeScale, tags: ['!autodocs'] });

/** Two faces: Fraunces for headings, Figtree for everything else. Sizes of headings follow the width of the window. */
export const Default = meta.story({
  async play({ canvas }) {
    const sizes = canvas.getAllByRole('definition').map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await expect(sizes.at(-1)).toBeGreaterThanOrEqual(14);
  },
});
