import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { newIdempotencyKey } from '../../api/drafts';
import { reserveSeats } from '../../api/seats';
import { Form } from '../../components/form/Form';
import { NumberInput } from '../../components/form/NumberInput';
import { TextInput } from '../../components/form/TextInput';
import { HoneypotField } from '../../components/form/HoneypotField';
import { useSpamProtection } from '../../components/form/useSpamProtection';
import { isDuplicateConflict } from '../../contract/spamProtection';
import { seatRequestSchema, type SeatResponse, type Seats } from '../../contract/seatEndpoints';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { seatFormTexts } from './formTexts';
import type { SeatedItem } from './seatedItem';

/** Form values while typing. */
export interface GroupValues {
  name: string;
  email: string;
  seats: number | string;
  message: string;
}

const EMPTY: GroupValues = { name: '', email: '', seats: 2, message: '' };

/** Reason of a failed reservation, with a callback to send a possible duplicate anyway. */
interface SeatFailure {
  message: string;
  sendDuplicate?: () => void;
}

export interface SeatFormProps extends SeatedItem {
  seats: NonNullable<Seats>;
  draft: { read: () => GroupValues | null; keep: (values: GroupValues) => void };
  /** Called with the reservation and the e-mail address that the confirmation goes to. */
  onDone: (response: SeatResponse, email: string) => void;
  /** Called when seats were taken in the meantime, so the caller must refetch the count. */
  onChanged: () => void;
  /** Called with true when the request is sent, and with false when the response has arrived. */
  onBusy?: (busy: boolean) => void;
  onClose: () => void;
}

function Fields({ seats, onClose }: Pick<SeatFormProps, 'seats' | 'onClose'>) {
  const t = useText(seatFormTexts);
  const language = useLanguage();
  const { maxSeats } = useSettings().rules;
  const { values, isSubmitting } = useFormikContext<GroupValues>();
  const waits = Number(values.seats) > seats.left;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <TextInput name="name" required autoComplete="name" />
      <TextInput name="email" type="email" required autoComplete="email" />
      <div>
        <NumberInput name="seats" min={1} max={seats.most} required />
        {seats.most === maxSeats && (
          <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('larger', { count: maxSeats })}
          </Typography>
        )}
        <div role="status">
          {waits && seats.left > 0 && (
            <Alert severity="info" variant="outlined" sx={{ mt: 3 }}>
              {t('tooFew', { count: seats.left })}
            </Alert>
          )}
        </div>
      </div>
      <TextInput name="message" rows={3} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('privacy')}{' '}
        <Link component={RouterLink} to={`/${language}/privacy`} color="inherit">
          {t('privacyLink')}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
          {isSubmitting ? t('submitting') : t(waits ? 'submitWait' : 'submit')}
        </Button>
        <Button color="inherit" size="large" onClick={onClose} disabled={isSubmitting}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** Reservation form for a group's seats. The button's label says in advance whether the group joins the waiting list. */
export function SeatForm({ kind, id, seats, draft, onDone, onChanged, onBusy, onClose }: SeatFormProps) {
  const t = useText(seatFormTexts);
  const language = useLanguage();
  const key = useRef('');
  const [failure, setFailure] = useState<SeatFailure | null>(null);
  const { trap, headers } = useSpamProtection(() => null);
  const beginning = useMemo(() => ({ ...EMPTY, seats: Math.max(1, Math.min(2, seats.left || seats.most)) }), [seats.left, seats.most]);
  const [initialValues] = useState(beginning);

  const submit = async (values: GroupValues, helpers: FormikHelpers<GroupValues>, override = false) => {
    setFailure(null);
    key.current ||= newIdempotencyKey();
    const body = { ...values, seats: Number(values.seats), waitlist: Number(values.seats) > seats.left, language };
    onBusy?.(true);
    try {
      const response = await reserveSeats(kind, id, body, { language, key: key.current, headers: headers(override) });
      onDone(response, values.email);
      onChanged();
    } catch (refusal) {
      // Without a response, the request may still have arrived, so the retry uses the same idempotency key.
      if (!(refusal instanceof ApiError)) return setFailure({ message: t(navigator.onLine ? 'failed.message' : 'failed.offline') });
      key.current = '';
      if (Object.keys(refusal.fields).length > 0) return helpers.setStatus(refusal.fields);
      if (isDuplicateConflict(refusal.current)) return setFailure({ message: refusal.message, sendDuplicate: () => void submit(values, helpers, true) });
      if (refusal.status === 409) onChanged();
      setFailure({ message: refusal.status < 500 && !refusal.message.startsWith('Request failed') ? refusal.message : t('failed.message') });
    } finally {
      onBusy?.(false);
    }
  };

  return (
    <Form<GroupValues> schema={seatRequestSchema.omit(['waitlist', 'language'])} initialValues={initialValues} texts={seatFormTexts} draft={draft} onSubmit={submit}>
      <Fields seats={seats} onClose={onClose} />
      <HoneypotField ref={trap} />
      {/* Beside the button, so that the user sees the message where they clicked. */}
      {failure !== null && (
        <Alert severity={failure.sendDuplicate ? 'info' : 'error'} variant="outlined" sx={{ mt: 5 }}>
          <div>{failure.message}</div>
          {failure.sendDuplicate && (
            <Button color="inherit" variant="outlined" onClick={failure.sendDuplicate} sx={{ mt: 3 }}>
              {t('anyway')}
            </Button>
          )}
        </Alert>
      )}
    </Form>
  );
}
