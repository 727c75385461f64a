import { DayInput, type DayInputProps } from '../../components/form/DayInput';
import type { DayPickerProps } from '../../components/form/DayPicker';
import { later } from '../../components/later';

// What is known of the days comes with the calendar's code, after the page.
const FreeDayPicker = later<DayPickerProps>(async () => (await import('./FreeDayPicker')).FreeDayPicker);

/** A day that somebody asks for: its calendar says which ones are free. */
export function FreeDayInput(props: DayInputProps) {
  return <DayInput {...props} Picker={FreeDayPicker} />;
}
