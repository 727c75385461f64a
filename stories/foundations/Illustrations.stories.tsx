import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { DRAWINGS } from '../../src/components/illustration/drawings';
import { DrawingSheet } from './DrawingSheet';

const meta = preview.meta({ component: DrawingSheet, tags: ['!autodocs'] });

/** Illustrations in two tones with one accent, in both colour schemes. The owner's photographs replace them through `imageUrl`. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 * DRAWINGS.length);
  },
});
