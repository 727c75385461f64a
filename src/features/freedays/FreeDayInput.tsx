import { DayInput, type DayInputProps } from '../../components/form/DayInput';
import type { DayPickerProps } from '../../components/form/DayPicker';
import { lazyWithPreload } from '../../components/lazyWithPreload';

// What is known of the days comes with the calendar's code, after the page.
const FreeDayPicker = lazyWithPreload<DayPickerProps>(async () => (await import('./FreeDayPicker')).FreeDayPicker);

/** A day that somebody asks for: its calendar says which ones are free. */
export function FreeDayInput(props: DayInputProps) {
  return <DayInput {...props} Picker={FreeDayPicker} />;
}
