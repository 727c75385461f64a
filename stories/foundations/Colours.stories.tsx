import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PALETTE } from '../../src/contract/palette';
import { ColourTable, PAIRS } from './ColourTable';
import { contrast } from './contrast';

const meta = preview.meta({ component: ColourTable, tags: ['!autodocs'], args: { scheme: 'dark' as const } });

/** Both colour schemes, independent of the toolbar. Checks that every pair has a contrast of at least 4.5 : 1 (WCAG 2.2 AA for text of any size). */
export const Default = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
      <ColourTable scheme="dark" />
      <ColourTable scheme="light" />
    </Box>
  ),
  async play({ canvas }) {
    for (const colours of Object.values(PALETTE)) {
      for (const { foreground, behind } of PAIRS) await expect(contrast(colours[foreground], colours[behind])).toBeGreaterThanOrEqual(4.5);
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 * PAIRS.length);
  },
});
