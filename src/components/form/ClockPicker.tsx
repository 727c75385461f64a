import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { memo, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { pickerChoice } from './fieldStyles';
import { pickerSlots } from './pickerSlots';
import { PickerLanguage } from './PickerLanguage';
import type { FieldState } from './useField';

dayjs.extend(customParseFormat);

const FORMAT = 'HH:mm';
const SHOWN = { fr: 'HH [h] mm', en: 'hh:mm a' };

/** Hours that a thumb can hit. */
const clock = { '& .MuiMultiSectionDigitalClockSection-item': { ...pickerChoice, minHeight: 44 } };

/** A field over a time of day, written as the language writes it. */
export const ClockPicker = memo(function ClockPicker({ id, name, label, value, setValue, onBlur, error, helperText, required }: FieldState<string> & { required: boolean }) {
  const language = useLanguage();
  // Half-typed times are kept here: outside, a time is a whole one or nothing.
  const [typed, setTyped] = useState<Dayjs | null>(null);
  // One object as long as the time is the same: MUI takes a new one for a new value, and starts the typing over.
  const whole = useMemo(() => (value ? dayjs(value, FORMAT) : null), [value]);
  return (
    <PickerLanguage>
      <TimePicker
        label={label}
        name={name}
        // Lists of hours and quarters under a finger too: a thumb misses the two rings of a 24-hour dial.
        desktopModeMediaQuery="@media all"
        ampm={language === 'en'}
        format={SHOWN[language]}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        value={whole ?? typed}
        onChange={(next) => {
          setTyped(next?.isValid() ? null : next);
          setValue(next?.isValid() ? next.format(FORMAT) : '');
        }}
        slotProps={{
          ...pickerSlots({ id, required, error, helperText, onBlur }),
          layout: { sx: clock },
        }}
      />
    </PickerLanguage>
  );
});
