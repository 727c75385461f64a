import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { DraftNotice } from '../../components/form/DraftNotice';
import { Form } from '../../components/form/Form';
import { NumberInput } from '../../components/form/NumberInput';
import { availabilitySchema, MAX_HOLD_DAYS, MAX_PER_DAY, type AvailabilityRecord } from '../../contract/availability';
import { LEAD_TIME_DAYS } from '../../contract/business';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { BlockedInput } from './BlockedInput';
import { saveDraft, readDraft, type AvailabilityDraft } from './draft';
import { SavePanel, type SavePanelProps } from './SavePanel';
import { SettingsSection } from './SettingsSection';
import { availabilityTexts } from './texts';
import { useSave } from './useSave';
import { sameValues, valuesOf, type AvailabilityValues } from './values';
import { WeekHours } from './WeekHours';

export interface AvailabilityFormProps {
  /** Settings as read from the server. */
  settings: AvailabilityRecord;
  /** Called with the settings after saving. */
  onSaved: (next: AvailabilityRecord) => void;
}

interface EndProps extends Omit<SavePanelProps, 'onTakeTheirs'> {
  take: ReturnType<typeof useSave>['take'];
}

/** Save panel inside the form, which it can reset to the settings that another user has saved. */
function End({ take, ...props }: EndProps) {
  const { resetForm } = useFormikContext<AvailabilityValues>();
  return <SavePanel {...props} onTakeTheirs={(theirs) => take(theirs, { resetForm })} />;
}

interface DraftedProps {
  draft: AvailabilityDraft;
  /**
   * Resets the form to the saved settings (`onDiscard`) or to the draft (`onRestore`).
   * @returns the values that the form then shows
   */
  onDiscard: () => AvailabilityValues;
  onRestore: () => AvailabilityValues;
}

/** Draft notice inside the form, which it can fill with the saved settings or with the draft. */
function Drafted({ draft: { day }, onDiscard, onRestore }: DraftedProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const { setValues } = useFormikContext<AvailabilityValues>();
  const texts = { found: t('draft.found', { day: formatDay(day, language) }), discard: t('draft.discard'), discarded: t('draft.discarded'), undo: t('draft.undo') };
  return <DraftNotice texts={texts} onDiscard={() => void setValues(onDiscard(), false)} onRestore={() => void setValues(onRestore(), false)} />;
}

/** Form for the weekly hours, absences and daily capacity. The browser stores unsaved changes as a draft. */
export function AvailabilityForm({ settings, onSaved }: AvailabilityFormProps) {
  const t = useText(availabilityTexts);
  const [today] = useState(() => dayAt(new Date()));
  const [initialValues] = useState(() => valuesOf(settings));
  const [draft, setDraft] = useState(() => readDraft(new Date()));
  const [kept, setKept] = useState(true);
  // Version that the form edits: the current one, or the one that the draft started from. Saving over any other version is a conflict.
  const seen = useRef({ values: initialValues, version: draft?.version ?? settings.version });
  const { save, ...end } = useSave(
    () => seen.current.version,
    (next) => {
      seen.current = { values: valuesOf(next), version: next.version };
      saveDraft(null, new Date());
      setDraft(null);
      onSaved(next);
    },
  );
  const memory = useMemo(
    () => ({
      read: () => draft?.values ?? null,
      keep: (values: AvailabilityValues) => {
        const now = new Date();
        setKept(saveDraft(sameValues(values, seen.current.values) ? null : { values, version: seen.current.version, day: dayAt(now) }, now));
      },
    }),
    [draft],
  );
  return (
    <Form<AvailabilityValues> schema={availabilitySchema} initialValues={initialValues} texts={availabilityTexts} draft={memory} onSubmit={save}>
      {draft && (
        <Drafted
          draft={draft}
          onDiscard={() => {
            seen.current = { values: initialValues, version: settings.version };
            saveDraft(null, new Date());
            return initialValues;
          }}
          onRestore={() => {
            seen.current = { values: initialValues, version: draft.version };
            return draft.values;
          }}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <SettingsSection title={t('parts.day')}>
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
            <NumberInput name="perDay" min={1} max={MAX_PER_DAY} required />
            <NumberInput name="holdDays" min={1} max={MAX_HOLD_DAYS} required />
          </Box>
          <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
            {t('leadTime', { count: LEAD_TIME_DAYS })}
          </Typography>
        </SettingsSection>
        <SettingsSection title={t('parts.blocked')} hint={t('parts.blockedHint')}>
          <BlockedInput today={today} />
        </SettingsSection>
        <SettingsSection title={t('parts.week')} hint={t('parts.weekHint')}>
          <WeekHours />
        </SettingsSection>
        <End {...end} isDraftSaved={kept} />
      </Box>
    </Form>
  );
}
