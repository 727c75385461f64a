import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useText } from '../../i18n/useText';
import { fieldLabel } from './fieldStyles';
import { formTexts } from './texts';
import { useField, type FieldState } from './useField';

export interface SelectInputProps {
  name: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

const SelectBox = memo(function SelectBox({ id, name, label, value, setValue, onBlur, error, helperText, required, options }: FieldState<string> & Required<SelectInputProps>) {
  const t = useText(formTexts);
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <FormControl fullWidth variant="outlined" required={required} error={error}>
      <InputLabel htmlFor={id} shrink sx={fieldLabel}>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, name, 'aria-describedby': helperId }}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
        sx={{ '& option': { color: 'text.primary', bgcolor: 'background.paper' } }}
      >
        <option value="" hidden>
          {t('choose')}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
});

/** Select input that uses the native list, which works best on phones. */
export function SelectInput({ name, required = false, options }: SelectInputProps) {
  return <SelectBox {...useField<string>(name)} required={required} options={options} />;
}
