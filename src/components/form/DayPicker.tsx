import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useState } from 'react';
import type { DayMark } from './DayInput';
import { PickerLanguage } from './PickerLanguage';
import type { FieldState } from './useField';

type MarkOf = (day: string) => DayMark | null;

const FORMAT = 'YYYY-MM-DD';
const MarkContext = createContext<MarkOf>(() => null);

/** A day of the calendar, with a mark and a word when it is hard to have. */
function MarkedDay(props: PickerDayProps) {
  const mark = useContext(MarkContext)(dayjs(props.day as Dayjs).format(FORMAT));
  if (!mark || props.disabled || props.outsideCurrentMonth) return <PickerDay {...props} />;
  return (
    <Box sx={{ position: 'relative' }}>
      <PickerDay {...props} aria-description={mark.reason} title={mark.reason} />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          bottom: 4,
          left: '50%',
          ml: '-3px',
          width: 6,
          height: 6,
          pointerEvents: 'none',
          borderRadius: mark.kind === 'busy' ? 0 : '50%',
          bgcolor: mark.kind === 'busy' ? 'error.main' : 'primary.main',
          outline: '1px solid var(--mui-palette-background-paper)',
        }}
      />
    </Box>
  );
}

export interface DayPickerProps extends FieldState<string> {
  required: boolean;
  min: string;
  markOf?: MarkOf | undefined;
}

const none: MarkOf = () => null;

/** A calendar field over a local day. */
export function DayPicker({ id, name, label, value, setValue, onBlur, error, helperText, required, min, markOf = none }: DayPickerProps) {
  // Half-typed dates are kept here: outside, a date is a whole one or nothing.
  const [typed, setTyped] = useState<Dayjs | null>(null);
  const shown = value ? dayjs(value, FORMAT) : typed;
  return (
    <PickerLanguage>
      <MarkContext value={markOf}>
        <DatePicker
          label={label}
          name={name}
          format={FORMAT}
          value={shown}
          minDate={dayjs(min, FORMAT)}
          onChange={(next) => {
            setTyped(next);
            setValue(next?.isValid() ? next.format(FORMAT) : '');
          }}
          slots={{ day: MarkedDay }}
          slotProps={{ textField: { id, required, error, helperText, onBlur, fullWidth: true } }}
        />
      </MarkContext>
    </PickerLanguage>
  );
}
