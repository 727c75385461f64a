import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { focusRing } from '../../theme/focusRing';
import { longWordStyles } from '../longWordStyles';
import { useField } from './useField';

export interface RadioCardInputProps {
  name: string;
  options: readonly { value: string; label: string; description?: string; picture?: ReactNode }[];
  /** Number of columns where there is room. */
  columns?: 1 | 2 | 3;
}

/** Radio group of cards; each whole card is a click target. */
export function RadioCardInput({ name, options, columns = 2 }: RadioCardInputProps) {
  const { id, label, value, setValue, onBlur, error, helperText } = useField<string>(name);
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <Box component="fieldset" role="radiogroup" aria-describedby={helperId} aria-invalid={error || undefined} aria-required sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 650 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
        {options.map((option, index) => {
          const checked = option.value === value;
          return (
            <Box
              key={option.value}
              component="label"
              sx={{
                display: 'grid',
                gridTemplateColumns: option.picture ? '64px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
                columnGap: 3,
                alignItems: 'center',
                minHeight: 64,
                p: 3,
                pl: 4,
                cursor: 'pointer',
                bgcolor: 'background.paper',
                border: 1,
                borderRadius: 1,
                borderColor: checked ? 'primary.main' : error ? 'error.main' : 'divider',
                boxShadow: checked ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
                transition: 'border-color 150ms, box-shadow 150ms',
                '&:hover': { borderColor: checked ? 'primary.main' : 'text.secondary' },
                '&:has(input:focus-visible)': focusRing,
              }}
            >
              {option.picture}
              <Box sx={longWordStyles}>
                <Typography component="span" id={`${id}-${option.value}`} sx={{ display: 'block', fontWeight: 650, lineHeight: 1.3 }}>
                  {option.label}
                </Typography>
                {option.description && (
                  <Typography component="span" id={`${id}-${option.value}-more`} variant="body2" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
                    {option.description}
                  </Typography>
                )}
              </Box>
              <Radio
                // The first radio has the field's id, so that the error summary links to it.
                {...(index === 0 && { id })}
                name={name}
                value={option.value}
                checked={checked}
                onChange={() => setValue(option.value)}
                onBlur={onBlur}
                sx={{ '&.Mui-focusVisible': { outline: 'none' } }}
                slotProps={{ input: { 'aria-labelledby': `${id}-${option.value}`, 'aria-describedby': option.description ? `${id}-${option.value}-more` : undefined } }}
              />
            </Box>
          );
        })}
      </Box>
      {helperText && (
        <FormHelperText id={helperId} error={error} sx={{ mx: 0, mt: 2 }}>
          {helperText}
        </FormHelperText>
      )}
    </Box>
  );
}
