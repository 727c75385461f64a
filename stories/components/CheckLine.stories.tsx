import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CheckLine } from '../../src/components/CheckLine';
import { guidance } from '../docs/guidance';
import { expectTouchTargets, expectNoOverflow } from '../fixtures/layoutAssertions';

const meta = preview.meta({
  component: CheckLine,
  parameters: { docs: { description: { component: guidance('CheckLine') } } },
  args: { label: 'Vinaigrette au sirop d’érable', effect: '+ 1,50 $', checked: false, onToggle: () => {} },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Box sx={{ p: 6, maxWidth: 420 }}>
        <CheckLine {...args} checked={checked} onToggle={() => setChecked(!checked)} />
      </Box>
    );
  },
});

/** Unchecked option. Checks that the whole row is the touch target and that the price effect is part of the accessible name. */
export const Unchecked = meta.story({
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Vinaigrette au sirop d’érable + 1,50 $' });
    await expect(box).not.toBeChecked();
    await expectTouchTargets([box.closest('label') ?? box]);
    await userEvent.click(canvas.getByText('+ 1,50 $'));
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Vinaigrette au sirop d’érable'));
    await expect(box).not.toBeChecked();
  },
});

export const Checked = meta.story({
  args: { checked: true },
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
  },
});

/** Option without an effect on the price. */
export const WithoutEffect = meta.story({ args: { label: 'Champignons', effect: undefined } });

export const LongText = meta.story({
  args: { label: 'Macaroni gratiné au cheddar vieilli deux ans, à la chapelure de pain de ménage et aux oignons confits anticonstitutionnellement', effect: '+ 12,50 $ par convive' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 320 }}>
        <Story />
      </Box>
    ),
  ],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, args }) {
    await expectNoOverflow([canvas.getByText(args.label), canvas.getByText('+ 12,50 $ par convive')]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
