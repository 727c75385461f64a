import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GridTick, tickLooks } from '../../../src/features/admin/GridTick';
import { expectTargets } from '../../fixtures/measures';

const pressed = fn();
const LABEL = 'Fête 1';

const meta = preview.meta({
  component: GridTick,
  args: { checked: false, onChange: pressed, slotProps: { htmlInput: { 'aria-label': LABEL } } },
  decorators: [
    (Story) => (
      <Box sx={{ p: 4, ...tickLooks }}>
        <Story />
      </Box>
    ),
  ],
});

/** As wide as a thumb, and pressed by the space bar. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: LABEL });
    await expectTargets([box]);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

export const Checked = meta.story({ args: { checked: true }, play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked() });

/** Over rows of which some are chosen. */
export const Some = meta.story({ args: { indeterminate: true }, play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked() });

export const Disabled = meta.story({ args: { disabled: true }, play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeDisabled() });
