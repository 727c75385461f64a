import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { PickerLanguage } from './PickerLanguage';
import type { FieldState } from './useField';

dayjs.extend(customParseFormat);

const FORMAT = 'HH:mm';
const SHOWN = { fr: 'HH [h] mm', en: 'hh:mm a' };

/** A field over a time of day, written as the language writes it. */
export function ClockPicker({ id, name, label, value, setValue, onBlur, error, helperText, required }: FieldState<string> & { required: boolean }) {
  const language = useLanguage();
  const [typed, setTyped] = useState<Dayjs | null>(null);
  return (
    <PickerLanguage>
      <TimePicker
        label={label}
        name={name}
        ampm={language === 'en'}
        format={SHOWN[language]}
        minutesStep={15}
        value={value ? dayjs(value, FORMAT) : typed}
        onChange={(next) => {
          setTyped(next);
          setValue(next?.isValid() ? next.format(FORMAT) : '');
        }}
        slotProps={{ textField: { id, required, error, helperText, onBlur, fullWidth: true } }}
      />
    </PickerLanguage>
  );
}
