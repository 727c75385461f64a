import 'dayjs/locale/fr-ca';
import 'dayjs/locale/en-ca';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

const WORDS = { fr: frFR, en: enUS };

/** Pickers speak the page's language. */
export function PickerLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALES[language].toLowerCase()} localeText={WORDS[language].components.MuiLocalizationProvider.defaultProps.localeText}>
      {children}
    </LocalizationProvider>
  );
}
