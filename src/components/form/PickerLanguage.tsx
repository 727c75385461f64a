import 'dayjs/locale/fr-ca';
import 'dayjs/locale/en-ca';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Accessible name of a clock number: contains the visible label, including "05" and "00", so that voice control can target it. */
const figure = (one: string, many: string) => (shown: string) => `${shown.padStart(2, '0')} ${Number(shown) > 1 ? many : one}`;

const LOCALE_TEXTS = {
  fr: { ...frFR.components.MuiLocalizationProvider.defaultProps.localeText, hoursClockNumberText: figure('heure', 'heures'), minutesClockNumberText: figure('minute', 'minutes') },
  en: { ...enUS.components.MuiLocalizationProvider.defaultProps.localeText, hoursClockNumberText: figure('hour', 'hours'), minutesClockNumberText: figure('minute', 'minutes') },
};

/** Localizes the MUI pickers in the page's language. */
export function PickerLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALES[language].toLowerCase()} localeText={LOCALE_TEXTS[language]}>
      {children}
    </LocalizationProvider>
  );
}
