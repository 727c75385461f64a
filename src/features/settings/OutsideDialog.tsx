import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Point } from '../../contract/geo';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { formatFigure } from './formatValue';
import { settingsTexts } from './texts';

export interface OutsideDialogProps {
  point: Point;
  /** Called with whether the point is meant. */
  onAnswer: (isMeant: boolean) => void;
}

/** Question before a starting point outside Québec is saved. */
export function OutsideDialog({ point: { lat, lng }, onAnswer }: OutsideDialogProps) {
  const t = useText(settingsTexts);
  const language = useLanguage();
  const id = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} aria-describedby={`${id}-text`} fullWidth maxWidth="xs">
      <DialogTitle id={id} component="h2" variant="h4">
        {t('outside.title')}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{t('outside.sentence', { lat: formatFigure(lat, language), lng: formatFigure(lng, language) })}</DialogContent>
      <DialogActions disableSpacing sx={{ px: 6, pt: 2, pb: 5, gap: 3, flexWrap: 'wrap', justifyContent: 'flex-start' }}>
        <Button variant="contained" onClick={() => onAnswer(false)}>
          {t('outside.back')}
        </Button>
        <Button color="inherit" onClick={() => onAnswer(true)}>
          {t('outside.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
