import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState, type ReactNode } from 'react';
import { Form } from '../../components/form/Form';
import type { Diet } from '../../contract/diets';
import { dayAt } from '../../contract/days';
import { askDateSchema, dietsFormSchema, guestsSchema, withdrawSchema, type AskDate, type Guests } from '../../contract/selfService';
import { useText } from '../../i18n/useText';
import type { CustomerChange } from './customerChange';
import { DateFields } from './DateFields';
import { GuestsFields } from './GuestsFields';
import { SendButton } from './SendButton';
import { manageTexts } from './texts';
import { useSelfServiceAction, type ChangeOptions } from './useSelfServiceAction';

export interface ChangeSheetProps extends Omit<ChangeOptions, 'onBusy'> {
  action: CustomerChange;
  /** Field for allergies and diets. */
  diets: ReactNode;
  onClose: () => void;
}

interface Values {
  adults: number | string;
  children: number | string;
  date: string;
  time: string;
  words: string;
  diets: Diet[];
  sure: true;
}

const SCHEMAS = { changeGuests: guestsSchema, askDate: askDateSchema, changeDiets: dietsFormSchema, withdraw: withdrawSchema } as const;
const NAMES = { changeGuests: 'guests', askDate: 'date', changeDiets: 'diets', withdraw: 'cancel' } as const;

/** Dialog with the form of a change, full screen on mobile. Closing it changes nothing. */
export function ChangeSheet({ action, diets, onClose, ...options }: ChangeSheetProps) {
  const t = useText(manageTexts);
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { managed, token } = options;
  // Once the request is sent, closing can no longer guarantee that nothing changes.
  const [busy, setBusy] = useState(false);
  const { attempt, failure } = useSelfServiceAction({ ...options, onBusy: setBusy });
  const [today] = useState(() => dayAt(new Date()));
  const context = useMemo(() => ({ today }), [today]);
  const [initialValues] = useState<Values>(() => ({ adults: managed.adults, children: managed.children, date: managed.wish?.date ?? managed.date, time: managed.wish?.time ?? managed.time, words: '', diets: managed.diets, sure: true }));
  const name = NAMES[action];
  const submit = (values: Values, setStatus: (refused: Record<string, string>) => void) => {
    switch (action) {
      case 'changeGuests':
        return attempt({ call: 'changeGuests', body: guestsSchema.cast(values) satisfies Guests }, setStatus);
      case 'askDate':
        return attempt({ call: 'askDate', body: askDateSchema.cast(values) satisfies AskDate }, setStatus);
      case 'changeDiets':
        return attempt({ call: 'changeDiets', body: { diets: dietsFormSchema.cast(values).diets } }, setStatus);
      case 'withdraw':
        return attempt({ call: 'withdraw', body: { sure: true } }, setStatus);
    }
  };
  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="sm" onClose={() => !busy && onClose()} aria-labelledby="change-title">
      <DialogTitle id="change-title" variant="h3" component="h2">
        {t(`acts.${action}`)}
      </DialogTitle>
      <DialogContent>
        <Form<Values> schema={SCHEMAS[action]} context={context} initialValues={initialValues} texts={manageTexts} onSubmit={(values, { setStatus }) => submit(values, setStatus)}>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Typography>{t(`${name}.what`)}</Typography>
            {action === 'changeGuests' && <GuestsFields token={token} managed={managed} />}
            {action === 'askDate' && <DateFields today={today} />}
            {action === 'changeDiets' && diets}
            {failure !== null && (
              <Alert severity="error" variant="outlined">
                {failure}
              </Alert>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              <SendButton action={action} managed={managed} token={token} label={t(`${name}.submit`)} />
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
