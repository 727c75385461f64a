import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { saveAvailability } from '../../api/availability';
import { useVersionedForm } from '../../api/useVersionedForm';
import { NumberInput } from '../../components/form/NumberInput';
import { SettingsSection } from '../../components/form/SettingsSection';
import { VersionedForm } from '../../components/form/VersionedForm';
import { WeekHours } from '../../components/form/WeekHours';
import { availabilitySchema, MAX_HOLD_DAYS, MAX_PER_DAY, type AvailabilityRecord } from '../../contract/availability';
import { dayAt } from '../../contract/days';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { BlockedInput } from './BlockedInput';
import { availabilityTexts } from './texts';
import { DRAFT_NAME, EXAMPLE, valuesOf, type AvailabilityValues } from './values';

export interface AvailabilityFormProps {
  /** Settings as read from the server. */
  settings: AvailabilityRecord;
  /** Called with the settings after saving. */
  onSaved: (next: AvailabilityRecord) => void;
}

/** Form for the weekly hours, absences and daily capacity. The browser stores unsaved changes as a draft. */
export function AvailabilityForm({ settings, onSaved }: AvailabilityFormProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const { leadTimeDays } = useSettings().rules;
  const [today] = useState(() => dayAt(new Date()));
  const state = useVersionedForm<AvailabilityValues, AvailabilityRecord>({
    name: DRAFT_NAME,
    stored: settings,
    valuesOf,
    shape: EXAMPLE,
    save: (values, version) => saveAvailability(availabilitySchema.cast(values), version, language),
    onSaved,
  });
  return (
    <VersionedForm<AvailabilityValues> schema={availabilitySchema} texts={availabilityTexts} state={state} back={`/${language}/admin`}>
      <SettingsSection title={t('parts.day')}>
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
          <NumberInput name="perDay" min={1} max={MAX_PER_DAY} required />
          <NumberInput name="holdDays" min={1} max={MAX_HOLD_DAYS} required />
        </Box>
        <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
          {t('leadTime', { count: leadTimeDays })}
        </Typography>
      </SettingsSection>
      <SettingsSection title={t('parts.blocked')} hint={t('parts.blockedHint')}>
        <BlockedInput today={today} />
      </SettingsSection>
      <SettingsSection title={t('parts.week')} hint={t('parts.weekHint')}>
        <WeekHours name="hours" />
      </SettingsSection>
    </VersionedForm>
  );
}
