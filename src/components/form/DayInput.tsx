import { DayField, type DayFieldProps } from './DayField';
import { useField } from './useField';

export type DayInputProps = Pick<DayFieldProps, 'name' | 'required' | 'min'>;

/** A local day of a form. */
export function DayInput({ name, ...rest }: DayInputProps & Pick<DayFieldProps, 'Picker'>) {
  return <DayField {...useField<string>(name)} {...rest} />;
}
