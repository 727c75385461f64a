import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ToolChoices } from '../../../src/features/booking/ToolChoices';
import { languageOf } from '../../fixtures/translate';
import { LONG_DESCRIPTION, LONG_NAME, menu } from './menu';
import { choice, inBookingForm } from './steps';

const [first, second] = menu.tools;
if (!first || !second) throw new Error('The seeded catalogue has no two tools');

const meta = preview.meta({
  component: ToolChoices,
  args: { tools: menu.tools.slice(0, 5) },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 560, p: 6 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

/** Tools. Checks that no card shows a price, because tools are free of charge. */
export const Default = meta.story({
  async play({ canvas, globals, args, userEvent }) {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(args.tools.length);
    for (const box of boxes) await expect(box).not.toHaveAccessibleDescription(expect.stringContaining('$'));
    const tool = choice({ canvas }, second.name[languageOf(globals['locale'])]);
    await userEvent.click(tool);
    await expect(tool).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});

export const LongText = meta.story({
  args: { tools: [{ ...first, name: { fr: LONG_NAME, en: LONG_NAME }, description: { fr: LONG_DESCRIPTION, en: LONG_DESCRIPTION } }] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expect(choice({ canvas }, LONG_NAME).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
