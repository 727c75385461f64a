import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { calendarStateOf } from '../contract/calendarEntry';
import { slugOf } from '../contract/fileName';
import { useLanguage } from '../i18n/LanguageProvider';
import { useSettings } from '../i18n/SettingsProvider';
import { useI18n } from '../i18n/useI18n';
import { useText } from '../i18n/useText';
import { calendarButtonTexts } from './calendarButtonTexts';
import type { CalendarBooking } from './calendarFile';
import { saveFile } from './saveFile';

export interface AddToCalendarProps {
  booking: CalendarBooking;
  /** Called when the file is saved. */
  onSaved?: () => void;
}

/** Button that saves the calendar file of a booking, or of its cancellation. */
export function AddToCalendar({ booking, onSaved }: AddToCalendarProps) {
  const t = useText(calendarButtonTexts);
  const language = useLanguage();
  const settings = useSettings();
  const i18n = useI18n();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** Returns the owner's version of a text of the mails. Read without interpolation, because the file fills its placeholders itself. */
  const override = (name: string): string | undefined => {
    const text: unknown = i18n.getResource(language, 'mail', name);
    return typeof text === 'string' ? text : undefined;
  };
  const save = async () => {
    setState('busy');
    try {
      const { calendarFile } = await import('./calendarFile');
      const file = calendarFile(booking, { language, settings, override, now: new Date() });
      if (file === null) return setState('failed');
      saveFile(`${slugOf(`${settings.identity.name} ${booking.reference}`)}.ics`, 'text/calendar;charset=utf-8', file);
      setState('idle');
      onSaved?.();
    } catch {
      setState('failed');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button color="inherit" variant="outlined" startIcon={<EventAvailableOutlined aria-hidden />} loading={state === 'busy'} loadingPosition="start" onClick={() => void save()}>
        {t(calendarStateOf(booking.status) === 'off' ? 'remove' : 'add')}
      </Button>
      {state === 'failed' && (
        <Alert severity="error" variant="outlined">
          {t('failed')}
        </Alert>
      )}
    </Box>
  );
}
