import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { longWords } from '../longWords';
import { useField } from './useField';

export interface RadioCardsProps {
  name: string;
  options: readonly { value: string; label: string; hint?: string; picture?: ReactNode }[];
}

/** One of very few, each worth a card: the whole card is the choice. */
export function RadioCards({ name, options }: RadioCardsProps) {
  const { id, label, value, setValue, onBlur, error, helperText } = useField<string>(name);
  const own = useId();
  return (
    <Box
      role="radiogroup"
      aria-required
      aria-labelledby={`${own}-label`}
      aria-describedby={helperText ? `${own}-helper` : undefined}
      aria-invalid={error}
      sx={{ minWidth: 0 }}
    >
      <Typography id={`${own}-label`} sx={{ mb: 3, fontWeight: 650, color: error ? 'error.main' : 'text.primary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }}>
        {options.map((option, index) => {
          const checked = option.value === value;
          return (
            <Box
              component="label"
              key={option.value}
              sx={{
                display: 'grid',
                gridTemplateColumns: option.picture ? '72px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
                columnGap: 3,
                alignItems: 'center',
                p: 3,
                pl: 4,
                minHeight: 64,
                cursor: 'pointer',
                border: 1,
                borderRadius: 1,
                borderColor: checked ? 'primary.main' : error ? 'error.main' : 'divider',
                boxShadow: checked ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
                bgcolor: 'background.paper',
                transition: 'border-color 150ms, box-shadow 150ms',
                '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
                '&:hover': { borderColor: checked ? 'primary.main' : 'text.secondary' },
              }}
            >
              {option.picture}
              <Box sx={longWords}>
                <Typography component="span" id={`${own}-${option.value}`} sx={{ display: 'block', fontWeight: 650, lineHeight: 1.3 }}>
                  {option.label}
                </Typography>
                {option.hint && (
                  <Typography component="span" id={`${own}-${option.value}-hint`} variant="body2" sx={{ display: 'block', color: 'text.secondary', mt: 0.5 }}>
                    {option.hint}
                  </Typography>
                )}
              </Box>
              <Radio
                name={name}
                value={option.value}
                checked={checked}
                onChange={() => setValue(option.value)}
                onBlur={onBlur}
                sx={{ '&.Mui-focusVisible': { outline: 'none' } }}
                slotProps={{
                  input: {
                    // A summary of errors leads to the first.
                    ...(index === 0 && { id }),
                    'aria-labelledby': `${own}-${option.value}`,
                    'aria-describedby': option.hint ? `${own}-${option.value}-hint` : undefined,
                  },
                }}
              />
            </Box>
          );
        })}
      </Box>
      {helperText && (
        <FormHelperText id={`${own}-helper`} error={error} sx={{ mx: '14px' }}>
          {helperText}
        </FormHelperText>
      )}
    </Box>
  );
}
