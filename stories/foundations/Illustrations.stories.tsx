import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { DRAWINGS } from '../../src/components/illustration/drawings';
import { DrawingSheet } from './DrawingSheet';

const meta = preview.meta({ component: DrawingSheet, tags: ['!autodocs'] });

/** Two tones and one ember, on one quiet shape, in both schemes. The owner's photographs take their place through `imageUrl`. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 * DRAWINGS.length);
  },
});
