import { DayField, type DayFieldProps } from './DayField';
import { useField } from './useField';

export type DayInputProps = Pick<DayFieldProps, 'name' | 'required' | 'min'>;

/** Date field bound to a form value. A day is a local date. */
export function DayInput({ name, ...rest }: DayInputProps & Pick<DayFieldProps, 'Picker'>) {
  return <DayField {...useField<string>(name)} {...rest} />;
}
