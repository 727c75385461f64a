import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Form } from '../../components/form/Form';
import { NumberInput } from '../../components/form/NumberInput';
import { availabilitySchema, MOST_HOLD_DAYS, MOST_PER_DAY, type AvailabilityRecord } from '../../contract/availability';
import { LEAD_TIME_DAYS } from '../../contract/business';
import { dayAt } from '../../contract/days';
import { useText } from '../../i18n/useText';
import { BlockedInput } from './BlockedInput';
import { SavePanel, type SavePanelProps } from './SavePanel';
import { Section } from './Section';
import { availabilityTexts } from './texts';
import { useSave } from './useSave';
import { valuesOf, type AvailabilityValues } from './values';
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

/** The week, the days away, and what a day bears. */
export function AvailabilityForm({ stands, onSaved }: AvailabilityFormProps) {
  const t = useText(availabilityTexts);
  const [today] = useState(() => dayAt(new Date()));
  const [initialValues] = useState(() => valuesOf(stands));
  const { save, ...end } = useSave(stands, onSaved);
  return (
    <Form<AvailabilityValues> schema={availabilitySchema} initialValues={initialValues} texts={availabilityTexts} onSubmit={save}>
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
        <End {...end} />
      </Box>
    </Form>
  );
}
