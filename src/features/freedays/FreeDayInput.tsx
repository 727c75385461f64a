import { DayInput, type DayInputProps } from '../../components/form/DayInput';
import type { DayPickerProps } from '../../components/form/DayPicker';
import { lazyWithPreload } from '../../components/lazyWithPreload';

// Availability data loads with the calendar's code, after the page.
const FreeDayPicker = lazyWithPreload<DayPickerProps>(async () => (await import('./FreeDayPicker')).FreeDayPicker);

/** Date input whose calendar marks the free days. */
export function FreeDayInput(props: DayInputProps) {
  return <DayInput {...props} Picker={FreeDayPicker} />;
}
