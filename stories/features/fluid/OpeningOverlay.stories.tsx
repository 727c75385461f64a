import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OpeningOverlay } from '../../../src/features/fluid/OpeningOverlay';

const meta = preview.meta({
  component: OpeningOverlay,
  args: { onGone: fn(), children: null },
  render: (args) => (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 6, p: 6 }}>
      <Typography variant="h1">Boucane</Typography>
      <Typography sx={{ maxWidth: '40ch' }}>Je fume la viande lentement, à St-Liboire, et je cuisine chez vous.</Typography>
      <Button variant="contained">Réserver</Button>
      <OpeningOverlay {...args} />
    </Box>
  ),
});

/** Users who prefer reduced motion, as in these tests, see no intro animation. In a local Storybook, it plays once. */
export const Default = meta.story({
  async play({ canvas, canvasElement, args }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-opening]')).toBeNull());
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(args.onGone).toHaveBeenCalledOnce();
  },
});
