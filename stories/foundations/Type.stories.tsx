import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { TypeScale } from './TypeScale';

const meta = preview.meta({ component: TypeScale, tags: ['!autodocs'] });

/**
 * Two typefaces: Fraunces for headings, Figtree for all other text. Heading sizes depend on the viewport width. Checks that the sizes descend to at
 * least 14 px.
 */
export const Default = meta.story({
  async play({ canvas }) {
    const sizes = canvas.getAllByRole('definition').map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await expect(sizes.at(-1)).toBeGreaterThanOrEqual(14);
  },
});
