import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { createContext, memo, useContext } from 'react';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { pickerChoice } from './fieldStyles';
import type { PickerProps } from './PickedField';
import { pickerSlots } from './pickerSlots';
import { PickerLanguage } from './PickerLanguage';
import { usePicked } from './usePicked';

/** What a calendar says about a day that is hard to have: near, taken, perhaps taken, or off. */
export interface DayMark {
  kind: 'short' | 'busy' | 'maybe' | 'off';
  /** One sentence, read out with the day. */
  reason: string;
}

type MarkOf = (day: string) => DayMark | null;

/** Each has a shape of its own; its colour only repeats it. */
const SHAPES: Record<DayMark['kind'], object> = {
  short: { width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' },
  busy: { width: 6, height: 6, bgcolor: 'error.main' },
  maybe: { width: 7, height: 7, borderRadius: '50%', bgcolor: 'background.paper', border: 2, borderColor: 'secondary.main' },
  off: { width: 12, height: 2, bgcolor: 'text.secondary' },
};

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
          transform: 'translateX(-50%)',
          pointerEvents: 'none',
          outline: '1px solid var(--mui-palette-background-paper)',
          ...SHAPES[mark.kind],
        }}
      />
    </Box>
  );
}

/** Days that are read out whole, and marked where somebody says why they are hard. */
export const daySlots = { day: MarkedDay };

/** Days that a thumb can hit; seven of them still fit in 320 px. */
export const calendar = {
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiPickerDay-root': { ...pickerChoice, '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 264 },
  '& .MuiDayCalendar-weekContainer': { my: 0 },
  '& .MuiYearCalendar-button': { height: 44 },
};

export interface DayPickerProps extends PickerProps {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** The day whose month the calendar shows while none is chosen, `YYYY-MM-DD`. */
  opensAt?: string | undefined;
  /** Why a day is hard; such a day can be chosen all the same. */
  markOf?: MarkOf | undefined;
}

const none: MarkOf = () => null;

/** A calendar field over a local day. Why the chosen one is hard to have stands where the hint was. */
export const DayPicker = memo(function DayPicker({ id, name, label, value, setValue, onBlur, error, helperText, required, min, opensAt = min, markOf = none }: DayPickerProps) {
  const picked = usePicked({ value, setValue }, FORMAT);
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
            layout: { sx: calendar },
          }}
        />
      </MarkContext>
    </PickerLanguage>
  );
});
