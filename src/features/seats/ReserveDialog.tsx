import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { focusOnMount } from '../../components/focusOnMount';
import { formatHours } from '../../contract/formats';
import type { SeatResponse } from '../../contract/seatEndpoints';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { seatFormTexts } from './formTexts';
import { SeatForm, type SeatFormProps } from './SeatForm';

/** Reservation dialog: the form, then its outcome. Full screen on mobile. */
export function ReserveDialog(props: Omit<SeatFormProps, 'onDone' | 'onBusy' | 'onClose'>) {
  const t = useText(seatFormTexts);
  const language = useLanguage();
  const { seatOfferHours } = useSettings().rules;
  const hours = formatHours(seatOfferHours, language);
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<(SeatResponse & { email: string }) | null>(null);
  const close = () => setOpen(false);
  const full = props.seats.left === 0;
  const title = done ? t(`done.${done.state}Title`) : t(full ? 'waitTitle' : 'title');
  return (
    <Dialog open={open} onClose={() => !busy && close()} fullScreen={fullScreen} fullWidth maxWidth="sm" aria-labelledby="reserve-title">
      <DialogTitle id="reserve-title" variant="h3" component="h2" sx={longWordStyles}>
        {title}
      </DialogTitle>
      <DialogContent>
        {done ? (
          <Box ref={focusOnMount} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
            <Typography sx={longWordStyles}>{done.state === 'reserved' ? t('done.reserved', { count: done.seats, email: done.email }) : t('done.waiting', { email: done.email, hours })}</Typography>
            <Button variant="contained" size="large" onClick={close} sx={{ mt: 6 }}>
              {t('cancel')}
            </Button>
          </Box>
        ) : (
          <>
            <Typography sx={{ mb: 6, color: 'text.secondary' }}>{full ? t('waitLead', { hours }) : t('lead')}</Typography>
            <SeatForm {...props} onBusy={setBusy} onClose={close} onDone={(response, email) => setDone({ ...response, email })} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
