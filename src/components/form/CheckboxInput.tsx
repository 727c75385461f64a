import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { longWordStyles } from '../longWordStyles';
import { useField } from './useField';

/** Checkbox of a form. */
export function CheckboxInput({ name }: { name: string }) {
  const { id, label, value, setValue, onBlur, error, helperText } = useField<boolean>(name);
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={value} onChange={(_, checked) => setValue(checked)} onBlur={onBlur} slotProps={{ input: { id, name, 'aria-describedby': helperId } }} />}
        label={label}
        sx={{ minHeight: 44, mx: 0, ml: -3, ...longWordStyles }}
      />
      {helperText && (
        <FormHelperText id={helperId} error={error} sx={{ mt: 0, ml: 8 }}>
          {helperText}
        </FormHelperText>
      )}
    </Box>
  );
}
