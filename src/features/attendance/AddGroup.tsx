import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { addGroup, type GroupByHand } from '../../api/attendance';
import { newIdempotencyKey } from '../../api/drafts';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { Form } from '../../components/form/Form';
import { NumberInput } from '../../components/form/NumberInput';
import { SelectInput } from '../../components/form/SelectInput';
import { TextInput } from '../../components/form/TextInput';
import { groupByHandSchema, type Attendance } from '../../contract/seatEndpoints';
import { MAX_SEATS, type SeatKind } from '../../contract/seats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { attendanceTexts } from './texts';

export interface AddGroupProps {
  kind: SeatKind;
  id: string;
  onDone: (attendance: Attendance) => void;
  onClose: () => void;
}

const EMPTY: GroupByHand = { name: '', email: '', seats: 2, language: 'fr', message: '', waitlist: false };

/** Form for a group that the owner adds manually, for example after a phone call. */
export function AddGroup({ kind, id, onDone, onClose }: AddGroupProps) {
  const t = useText(attendanceTexts);
  const language = useLanguage();
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const key = useRef('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: GroupByHand, { setStatus }: FormikHelpers<GroupByHand>) => {
    setFailure(null);
    setBusy(true);
    key.current ||= newIdempotencyKey();
    try {
      onDone(await addGroup(kind, id, { ...values, email: values.email ?? '', seats: Number(values.seats) }, { language, key: key.current }));
    } catch (refusal) {
      // After a failure without a response the group may have been saved, so a retry uses the same idempotency key.
      if (!(refusal instanceof ApiError)) return setFailure(t('problem.unreachable'));
      key.current = '';
      if (Object.keys(refusal.fields).length > 0) setStatus(refusal.fields);
      else setFailure(refusal.status < 500 ? refusal.message : t('problem.unreachable'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} fullScreen={fullScreen} fullWidth maxWidth="sm" aria-labelledby="add-group">
      <DialogTitle id="add-group" variant="h3" component="h2">
        {t('form.title')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 6, color: 'text.secondary' }}>{t('form.lead')}</Typography>
        <Form<GroupByHand> schema={groupByHandSchema} initialValues={EMPTY} texts={attendanceTexts} onSubmit={submit}>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <TextInput name="name" required autoComplete="off" />
            <NumberInput name="seats" min={1} max={MAX_SEATS} required />
            <TextInput name="email" type="email" autoComplete="off" />
            <SelectInput name="language" options={[{ value: 'fr', label: t('form.french') }, { value: 'en', label: t('form.english') }]} />
            <TextInput name="message" rows={2} />
            <CheckboxInput name="waitlist" />
            {failure !== null && (
              <Alert severity="error" variant="outlined">
                {failure}
              </Alert>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              <Button type="submit" variant="contained" loading={busy} loadingPosition="start">
                {t('form.submit')}
              </Button>
              <Button color="inherit" onClick={onClose} disabled={busy}>
                {t('acts.close')}
              </Button>
            </Box>
          </Box>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
