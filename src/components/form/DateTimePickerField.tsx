import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { memo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { clockStyles } from './TimePickerField';
import { calendarStyles, daySlots } from './DayPicker';
import type { PickerProps } from './PickerField';
import { pickerSlots } from './pickerSlots';
import { PickerLanguage } from './PickerLanguage';
import { usePickerValue } from './usePickerValue';

const FORMAT = 'YYYY-MM-DDTHH:mm';
const SHOWN = { fr: 'YYYY-MM-DD, HH [h] mm', en: 'YYYY-MM-DD, hh:mm a' };

/** Date and time picker for a local time, in the format of the language. */
export const DateTimePickerField = memo(function LocalDateTimePicker({ id, name, label, value, setValue, onBlur, error, helperText, required }: PickerProps) {
  const language = useLanguage();
  const picked = usePickerValue({ value, setValue }, FORMAT);
  return (
    <PickerLanguage>
      <DateTimePicker
        label={label}
        name={name}
        ampm={language === 'en'}
        format={SHOWN[language]}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        {...picked}
        slots={daySlots}
        slotProps={{
          ...pickerSlots({ id, required, error, helperText, onBlur }),
          toolbar: { hidden: true },
          layout: { sx: { ...calendarStyles, ...clockStyles } },
        }}
      />
    </PickerLanguage>
  );
});
