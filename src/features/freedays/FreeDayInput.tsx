import { DayInput, type DayInputProps } from '../../components/form/DayInput';
import { pickerCode } from '../../components/form/pickerCode';

// What is known of the days comes with the calendar's code, after the page.
const code = pickerCode(async () => ({ default: (await import('./FreeDayPicker')).FreeDayPicker }));

/** A day that somebody asks for: its calendar says which ones are free. */
export function FreeDayInput(props: DayInputProps) {
  return <DayInput {...props} picker={code} />;
}
