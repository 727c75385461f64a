import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MAP_HEIGHT_PX } from '../../../src/contract/business';
import { MapSketch } from '../../../src/features/map/MapSketch';

const meta = preview.meta({
  component: MapSketch,
  decorators: [
    (Story) => (
      <Box sx={{ width: 480, height: MAP_HEIGHT_PX, m: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Decorative drawing, hidden from screen readers. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
