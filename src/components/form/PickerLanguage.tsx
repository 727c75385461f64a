import 'dayjs/locale/fr-ca';
import 'dayjs/locale/en-ca';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

const words = (translated: typeof frFR) => ({
  ...translated.components.MuiLocalizationProvider.defaultProps.localeText,
  // A quarter past is "15 minutes"; the full hour reads as it is written, "00".
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} ${Number(minutes) > 1 ? 'minutes' : 'minute'}`,
});
const WORDS = { fr: words(frFR), en: words(enUS) };

/** Pickers speak the page's language. */
export function PickerLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALES[language].toLowerCase()} localeText={WORDS[language]}>
      {children}
    </LocalizationProvider>
  );
}
