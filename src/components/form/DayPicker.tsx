import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, memo, useContext, useMemo, useState } from 'react';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { DayMark } from './DayInput';
import { pickerChoice } from './fieldStyles';
import { pickerSlots } from './pickerSlots';
import { PickerLanguage } from './PickerLanguage';
import type { FieldState } from './useField';

type MarkOf = (day: string) => DayMark | null;

const FORMAT = 'YYYY-MM-DD';
const MarkContext = createContext<MarkOf>(() => null);

/** A day of the calendar, with a mark and a word when it is hard to have. */
function MarkedDay(props: PickerDayProps) {
  const language = useLanguage();
  const day = dayjs(props.day).format(FORMAT);
  const mark = useContext(MarkContext)(day);
  // The figure as it is shown, so that it can be asked for by voice: 1, not 1er.
  const name = formatDay(day, language).replace(/\b1er\b/, '1');
  if (!mark || props.disabled || props.outsideCurrentMonth) return <PickerDay {...props} aria-label={name} />;
  return (
    <Box sx={{ position: 'relative' }}>
      <PickerDay {...props} aria-label={name} aria-description={mark.reason} title={mark.reason} />
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

/** Days that a thumb can hit; seven of them still fit in 320 px. */
const calendar = {
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiPickerDay-root': { ...pickerChoice, '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 264 },
  '& .MuiDayCalendar-weekContainer': { my: 0 },
  '& .MuiYearCalendar-button': { height: 44 },
};

export interface DayPickerProps extends FieldState<string> {
  required: boolean;
  min: string;
  markOf?: MarkOf | undefined;
}

const none: MarkOf = () => null;

/** A calendar field over a local day. */
export const DayPicker = memo(function DayPicker({ id, name, label, value, setValue, onBlur, error, helperText, required, min, markOf = none }: DayPickerProps) {
  // Half-typed dates are kept here: outside, a date is a whole one or nothing.
  const [typed, setTyped] = useState<Dayjs | null>(null);
  // One object as long as the day is the same: MUI takes a new one for a new value, and starts the typing over.
  const whole = useMemo(() => (value ? dayjs(value, FORMAT) : null), [value]);
  return (
    <PickerLanguage>
      <MarkContext value={markOf}>
        <DatePicker
          label={label}
          name={name}
          format={FORMAT}
          value={whole ?? typed}
          minDate={dayjs(min, FORMAT)}
          onChange={(next) => {
            setTyped(next?.isValid() ? null : next);
            setValue(next?.isValid() ? next.format(FORMAT) : '');
          }}
          slots={{ day: MarkedDay }}
          slotProps={{
            ...pickerSlots({ id, required, error, helperText, onBlur }),
            toolbar: { hidden: true },
            layout: { sx: calendar },
          }}
        />
      </MarkContext>
    </PickerLanguage>
  );
});
