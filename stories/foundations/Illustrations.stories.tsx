import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { drawings } from '../../src/components/illustration/drawings';
import { DrawingSheet } from './DrawingSheet';

const meta = preview.meta({ component: DrawingSheet });

/** Two tones and one ember, on one quiet shape. The owner's photographs take their place through `imageUrl`. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(drawings).length);
  },
});
