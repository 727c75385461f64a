import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { memo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { pickerChoice } from './fieldStyles';
import type { PickerProps } from './PickerField';
import { pickerSlots } from './pickerSlots';
import { PickerLanguage } from './PickerLanguage';
import { usePickerValue } from './usePickerValue';

const FORMAT = 'HH:mm';
const SHOWN = { fr: 'HH [h] mm', en: 'hh:mm a' };

/** Hours as touch targets of 44 px. */
export const clockStyles = { '& .MuiMultiSectionDigitalClockSection-item': { ...pickerChoice, minHeight: 44 } };

/** Time picker in the format of the language. */
export const TimePickerField = memo(function ClockPicker({ id, name, label, value, setValue, onBlur, error, helperText, required }: PickerProps) {
  const language = useLanguage();
  const picked = usePickerValue({ value, setValue }, FORMAT);
  return (
    <PickerLanguage>
      <TimePicker
        label={label}
        name={name}
        // Lists of hours and quarter hours on touch screens too, because the two rings of a 24-hour dial are hard to hit.
        desktopModeMediaQuery="@media all"
        ampm={language === 'en'}
        format={SHOWN[language]}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        {...picked}
        slotProps={{
          ...pickerSlots({ id, required, error, helperText, onBlur }),
          layout: { sx: clockStyles },
        }}
      />
    </PickerLanguage>
  );
});
