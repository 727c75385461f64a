import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { DraftNotice } from '../../components/form/DraftNotice';
import { Form } from '../../components/form/Form';
import { NumberInput } from '../../components/form/NumberInput';
import { availabilitySchema, MOST_HOLD_DAYS, MOST_PER_DAY, type AvailabilityRecord } from '../../contract/availability';
import { LEAD_TIME_DAYS } from '../../contract/business';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { BlockedInput } from './BlockedInput';
import { keepDraft, readDraft, type AvailabilityDraft } from './draft';
import { SavePanel, type SavePanelProps } from './SavePanel';
import { Section } from './Section';
import { availabilityTexts } from './texts';
import { useSave } from './useSave';
import { sameValues, valuesOf, type AvailabilityValues } from './values';
import { WeekHours } from './WeekHours';

export interface AvailabilityFormProps {
  /** The settings as they were read. */
  stands: AvailabilityRecord;
  /** Told what stands from now on. */
  onSaved: (next: AvailabilityRecord) => void;
}

interface EndProps extends Omit<SavePanelProps, 'onTakeTheirs'> {
  take: ReturnType<typeof useSave>['take'];
}

/** Stands inside the form, which it begins anew with what somebody else has saved. */
function End({ take, ...props }: EndProps) {
  const { resetForm } = useFormikContext<AvailabilityValues>();
  return <SavePanel {...props} onTakeTheirs={(theirs) => take(theirs, { resetForm })} />;
}

interface DraftedProps {
  draft: AvailabilityDraft;
  /** Makes the form an edit of what is saved, and of what the draft began with again. @returns what it then says */
  onDiscard: () => AvailabilityValues;
  onRestore: () => AvailabilityValues;
}

/** Stands inside the form, which it fills with what is saved or with the draft. */
function Drafted({ draft: { day }, onDiscard, onRestore }: DraftedProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const { setValues } = useFormikContext<AvailabilityValues>();
  const words = { found: t('draft.found', { day: formatDay(day, language) }), discard: t('draft.discard'), discarded: t('draft.discarded'), undo: t('draft.undo') };
  return <DraftNotice words={words} onDiscard={() => void setValues(onDiscard(), false)} onRestore={() => void setValues(onRestore(), false)} />;
}

/** The week, the days away, and what a day bears. What is changed is kept by the browser until it is saved. */
export function AvailabilityForm({ stands, onSaved }: AvailabilityFormProps) {
  const t = useText(availabilityTexts);
  const [today] = useState(() => dayAt(new Date()));
  const [initialValues] = useState(() => valuesOf(stands));
  const [draft, setDraft] = useState(() => readDraft(new Date()));
  const [kept, setKept] = useState(true);
  // What the form is an edit of: what stands, or stood when the draft was begun. Saving over something else is a conflict.
  const seen = useRef({ values: initialValues, version: draft?.version ?? stands.version });
  const { save, ...end } = useSave(
    () => seen.current.version,
    (next) => {
      seen.current = { values: valuesOf(next), version: next.version };
      keepDraft(null, new Date());
      setDraft(null);
      onSaved(next);
    },
  );
  const memory = useMemo(
    () => ({
      read: () => draft?.values ?? null,
      keep: (values: AvailabilityValues) => {
        const now = new Date();
        setKept(keepDraft(sameValues(values, seen.current.values) ? null : { values, version: seen.current.version, day: dayAt(now) }, now));
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
            seen.current = { values: initialValues, version: stands.version };
            keepDraft(null, new Date());
            return initialValues;
          }}
          onRestore={() => {
            seen.current = { values: initialValues, version: draft.version };
            return draft.values;
          }}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <Section title={t('parts.day')}>
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
            <NumberInput name="perDay" min={1} max={MOST_PER_DAY} required />
            <NumberInput name="holdDays" min={1} max={MOST_HOLD_DAYS} required />
          </Box>
          <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
            {t('leadTime', { count: LEAD_TIME_DAYS })}
          </Typography>
        </Section>
        <Section title={t('parts.blocked')} hint={t('parts.blockedHint')}>
          <BlockedInput today={today} />
        </Section>
        <Section title={t('parts.week')} hint={t('parts.weekHint')}>
          <WeekHours />
        </Section>
        <End {...end} kept={kept} />
      </Box>
    </Form>
  );
}
