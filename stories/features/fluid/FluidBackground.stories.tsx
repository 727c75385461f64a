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

/** Who asked for reduced motion, as these tests do, sees one still frame: no canvas, no WebGL. In a Storybook of one's own, it moves. */
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

/** Its four controls are safe to call where there is nothing to control. */
export const Controlled = meta.story({
  tags: ['no-picture', '!dev'],
  args: { running: false },
  async play({ canvasElement }) {
    handle.current?.start();
    handle.current?.screenshot();
    await expect(handle.current?.togglePause()).toBe(false);
    handle.current?.stop();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});
