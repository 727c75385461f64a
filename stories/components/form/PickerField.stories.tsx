import Box from '@mui/material/Box';
import { useState, type ComponentType } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { lazyWithPreload } from '../../../src/components/lazyWithPreload';
import { PickerField, type PickerFieldProps, type PickerProps } from '../../../src/components/form/PickerField';
import { TimePickerField } from '../../../src/components/form/TimePickerField';
import { guidance } from '../../docs/guidance';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { translator } from '../../fixtures/translate';

const chosen = fn<(time: string) => void>();
const pickerProps: PickerProps = { id: 'field-time', name: 'time', label: '', value: '17:30', setValue: chosen, onBlur: fn(), error: false, helperText: undefined, required: false };

/** Time field, as an example of the fields built on `PickerField`. */
function TimeField(props: PickerFieldProps<PickerProps>) {
  return <PickerField {...props} />;
}

const meta = preview.meta({
  component: TimeField,
  parameters: { docs: { description: { component: guidance('form/PickerField') } } },
  args: { type: 'time' as const, Picker: lazyWithPreload<PickerProps>(async () => (await import('../../../src/components/form/TimePickerField')).TimePickerField), pickerProps },
  render: function Render(args, { globals }) {
    const [value, setValue] = useState(args.pickerProps.value);
    const changeValue = (next: string) => {
      args.pickerProps.setValue(next);
      setValue(next);
    };
    return (
      <Box sx={{ p: 6, maxWidth: 320 }}>
        <TimeField {...args} pickerProps={{ ...args.pickerProps, label: translator(exampleTexts, globals['locale'])('fields.time.label'), value, setValue: changeValue }} />
      </Box>
    );
  },
});

/** Field with its picker loaded. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('group', { name: translator(exampleTexts, globals['locale'])('fields.time.label') }, { timeout: 10_000 })).toBeVisible(),
});

/** Picker still loading: the native input accepts typing. */
export const Loading = meta.story({
  args: { Picker: lazyWithPreload<PickerProps>(() => new Promise<ComponentType<PickerProps>>(() => {})) },
  async play({ canvas, globals, userEvent }) {
    const field = canvas.getByLabelText(translator(exampleTexts, globals['locale'])('fields.time.label'));
    await expect(field).toHaveAttribute('type', 'time');
    await userEvent.click(field);
    // Sets the complete value, as browsers do. Typing key by key would report every incomplete time as an error.
    await fireEvent.change(field, { target: { value: '18:15' } });
    await expect(chosen).toHaveBeenLastCalledWith('18:15');
  },
});

/** Picker's chunk failed to load. Checks that the native input remains usable. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { Picker: lazyWithPreload<PickerProps>(async () => Promise.reject(new TypeError('no line'))) },
  async play({ canvas, globals }) {
    const label = translator(exampleTexts, globals['locale'])('fields.time.label');
    await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue('17:30'));
  },
});

const arrival = Promise.withResolvers<void>();
const ArrivingPicker = Object.assign((props: PickerProps) => <TimePickerField {...props} />, { preload: () => arrival.promise });

/**
 * Field focused after its picker has loaded and before the picker is rendered. Checks that the field keeps the focus while another field is replaced,
 * and that its picker replaces it on blur.
 */
export const FocusedOnArrival = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { Picker: ArrivingPicker },
  render: (args) => (
    <>
      <TimeField {...args} pickerProps={{ ...pickerProps, label: 'A' }} />
      <TimeField {...args} pickerProps={{ ...pickerProps, id: 'field-other', name: 'other', label: 'B' }} />
    </>
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('A');
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    arrival.resolve();
    // The hook awaits the same promise first, so the transition is scheduled by now and rendered in a later task.
    await arrival.promise;
    field.focus();
    await canvas.findByRole('group', { name: 'B' }, { timeout: 10_000 });
    await expect(field).toHaveFocus();
    field.blur();
    await expect(await canvas.findByRole('group', { name: 'A' }, { timeout: 10_000 })).toBeVisible();
  },
});
