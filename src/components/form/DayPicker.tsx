import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { createContext, memo, useContext } from 'react';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { pickerChoice } from './fieldStyles';
import type { PickerProps } from './PickerField';
import { pickerSlots } from './pickerSlots';
import { PickerLanguage } from './PickerLanguage';
import { usePickerValue } from './usePickerValue';

/** Mark of a day with limited availability: short notice, busy, possibly busy, or off. */
export interface DayMark {
  kind: 'short' | 'busy' | 'maybe' | 'off';
  /** Reason in one sentence, announced with the day. */
  reason: string;
}

type MarkOf = (day: string) => DayMark | null;

/** Each kind has its own shape, so that it is not marked by colour alone. */
const SHAPES: Record<DayMark['kind'], object> = {
  short: { width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' },
  busy: { width: 6, height: 6, bgcolor: 'error.main' },
  maybe: { width: 7, height: 7, borderRadius: '50%', bgcolor: 'background.paper', border: 2, borderColor: 'secondary.main' },
  off: { width: 12, height: 2, bgcolor: 'text.secondary' },
};

const FORMAT = 'YYYY-MM-DD';
const MarkContext = createContext<MarkOf>(() => null);

/** Day of the calendar, with a mark and a reason when its availability is limited. */
function MarkedDay(props: PickerDayProps) {
  const language = useLanguage();
  const day = dayjs(props.day).format(FORMAT);
  const mark = useContext(MarkContext)(day);
  // The accessible name contains the figure as shown (1, not 1er), so that voice control finds the day.
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
          transform: 'translateX(-50%)',
          pointerEvents: 'none',
          outline: '1px solid var(--mui-palette-background-paper)',
          ...SHAPES[mark.kind],
        }}
      />
    </Box>
  );
}

/** Days with their full date as the accessible name, marked when `hashOf` returns a reason. */
export const daySlots = { day: MarkedDay };

/** Days as touch targets of 44 px; seven of them fit into 320 px. */
export const calendarStyles = {
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiPickerDay-root': { ...pickerChoice, '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 264 },
  '& .MuiDayCalendar-weekContainer': { my: 0 },
  '& .MuiYearCalendar-button': { height: 44 },
};

export interface DayPickerProps extends PickerProps {
  /** First selectable day, `YYYY-MM-DD`. */
  min: string;
  /** Day whose month the calendar shows while no day is selected, `YYYY-MM-DD`. */
  opensAt?: string | undefined;
  /** Returns the mark of a day with limited availability. Such a day can still be selected. */
  markOf?: MarkOf | undefined;
}

const none: MarkOf = () => null;

/** Date picker. The reason for the selected day's limited availability replaces the hint. */
export const DayPicker = memo(function DayPicker({ id, name, label, value, setValue, onBlur, error, helperText, required, min, opensAt = min, markOf = none }: DayPickerProps) {
  const picked = usePickerValue({ value, setValue }, FORMAT);
  return (
    <PickerLanguage>
      <MarkContext value={markOf}>
        <DatePicker
          label={label}
          name={name}
          format={FORMAT}
          {...picked}
          minDate={dayjs(min, FORMAT)}
          referenceDate={dayjs(opensAt, FORMAT)}
          slots={daySlots}
          slotProps={{
            ...pickerSlots({ id, required, error, helperText: error || !value ? helperText : (markOf(value)?.reason ?? helperText), onBlur }),
            toolbar: { hidden: true },
            layout: { sx: calendarStyles },
          }}
        />
      </MarkContext>
    </PickerLanguage>
  );
});
