import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Scene } from '../../../src/components/illustration/Scene';
import { guidance } from '../../docs/guidance';

const meta = preview.meta({
  component: Scene,
  parameters: { docs: { description: { component: guidance('illustration/Scene') } } },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 560, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Decorative scene. Checks that screen readers skip the image. */
export const Default = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('use')).not.toBeNull();
  },
});
