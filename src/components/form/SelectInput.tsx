import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from './useField';

export interface SelectInputProps {
  name: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

/** One of a few values. */
export function SelectInput({ name, required = false, options }: SelectInputProps) {
  const { value, setValue, id, ...field } = useField<string>(name);
  return (
    <TextField select {...field} required={required} value={value} onChange={(event) => setValue(event.target.value)} slotProps={{ select: { SelectDisplayProps: { id } } }}>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
