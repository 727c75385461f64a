import { lazy, type ComponentType } from 'react';
import type { DayPickerProps } from './DayPicker';

/** A calendar whose code comes after the page. */
export interface PickerCode {
  fetchCode: () => Promise<unknown>;
  Picker: ComponentType<DayPickerProps>;
}

/** Makes a day's calendar of its code's import. Declare it outside of a component. */
export const pickerCode = (fetchCode: () => Promise<{ default: ComponentType<DayPickerProps> }>): PickerCode => ({ fetchCode, Picker: lazy(fetchCode) });
