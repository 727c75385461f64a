import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DayField } from '../../../src/components/form/DayField';
import { guidance } from '../../docs/guidance';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { translator } from '../../fixtures/translate';

const chosen = fn<(day: string) => void>();

const meta = preview.meta({
  component: DayField,
  parameters: { docs: { description: { component: guidance('form/DayField') } } },
  args: { id: 'field-day', name: 'day', label: '', value: '2027-07-03', setValue: chosen, onBlur: fn(), error: false, helperText: undefined, min: '2027-05-10' },
  render: function Render(args, { globals }) {
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 320 }}>
        <DayField
          {...args}
          label={translator(exampleTexts, globals['locale'])('fields.day.label')}
          value={value}
          setValue={(next) => {
            args.setValue(next);
            setValue(next);
          }}
        />
      </Box>
    );
  },
});

/** Field without a form: the parent component holds the value. */
export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    const field = await canvas.findByRole('group', { name: translator(exampleTexts, globals['locale'])('fields.day.label') }, { timeout: 10_000 });
    const [year] = within(field).getAllByRole('spinbutton');
    if (!year) throw new Error('A day has a year.');
    await userEvent.click(year);
    await userEvent.keyboard('20270612');
    await expect(chosen).toHaveBeenLastCalledWith('2027-06-12');
  },
});
