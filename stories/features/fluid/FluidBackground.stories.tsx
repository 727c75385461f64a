import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createRef } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FluidBackground, type FluidHandle } from '../../../src/features/fluid/FluidBackground';

const handle = createRef<FluidHandle>();

const meta = preview.meta({
  component: FluidBackground,
  args: { ref: handle },
  render: (args) => (
    <Box sx={{ position: 'relative', height: 480, display: 'grid', placeItems: 'center', p: 6 }}>
      <FluidBackground {...args} />
      <Typography variant="h1" sx={{ position: 'relative' }}>
        Boucane
      </Typography>
    </Box>
  ),
});

/** Still frame for users who prefer reduced motion, as in these tests: no canvas and no WebGL. In a local Storybook, the smoke moves. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const smoke = canvasElement.querySelector('[data-smoke]');
    await expect(smoke).toHaveAttribute('data-smoke', 'still');
    await expect(smoke).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});

/** Still frame. Checks that the four controls can be called without an effect or an error. */
export const Controlled = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { running: false },
  async play({ canvasElement }) {
    handle.current?.start();
    handle.current?.screenshot();
    await expect(handle.current?.togglePause()).toBe(false);
    handle.current?.stop();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});
