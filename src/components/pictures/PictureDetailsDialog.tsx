import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { LANGUAGES, type Language } from '../../contract/language';
import { isDescribed, type PictureDetails, type PictureRecord } from '../../contract/pictures';
import { validationText } from '../../contract/validation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CheckLine } from '../CheckLine';
import { TextBox } from '../form/TextBox';
import { FocalPointInput } from './FocalPointInput';
import { pictureTexts } from './pictureTexts';

export interface PictureDetailsDialogProps {
  picture: PictureRecord;
  /** Saves the details. Resolves with the reason when they are rejected, otherwise with null. */
  onSave: (details: PictureDetails) => Promise<string | null>;
  onClose: () => void;
}

const MAX_LENGTH = 250;
const MISSING = { fr: 'frenchRequired', en: 'englishRequired' } as const;

/** Dialog for the words, the focal point and the gallery of an uploaded picture. Not a form element, because it may be inside one. */
export function PictureDetailsDialog({ picture, onSave, onClose }: PictureDetailsDialogProps) {
  const t = useText(pictureTexts);
  const language = useLanguage();
  const id = useId();
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [details, setDetails] = useState<PictureDetails>({ alt: picture.alt, focal: picture.focal, inGallery: picture.inGallery });
  const [state, setState] = useState<'editing' | 'checked' | 'saving'>('editing');
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useRef<Partial<Record<Language, HTMLInputElement | null>>>({});
  const isMissing = (each: Language) => details.alt[each].trim() === '';

  const save = async () => {
    const missing = LANGUAGES.find(isMissing);
    if (missing) {
      setState('checked');
      fields.current[missing]?.focus();
      return;
    }
    setState('saving');
    setFailure(null);
    const refusal = await onSave(details);
    setState('checked');
    setFailure(refusal);
  };

  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="sm" onClose={() => state !== 'saving' && onClose()} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t('details.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('details.lead')}
        </Typography>
        {LANGUAGES.map((each) => {
          const error = state === 'checked' && isMissing(each);
          return (
            <TextBox
              key={each}
              id={`${id}-${each}`}
              label={t(`details.${each}`)}
              required
              rows={2}
              value={details.alt[each]}
              // A description is one line, however long.
              onTextChange={(text) => setDetails({ ...details, alt: { ...details.alt, [each]: text.replaceAll(/\s*\n\s*/g, ' ') } })}
              error={error}
              helperText={error ? validationText(MISSING[each], language) : undefined}
              inputProps={{ lang: each, maxLength: MAX_LENGTH }}
              inputRef={(field: HTMLInputElement | null) => {
                fields.current[each] = field;
              }}
            />
          );
        })}
        <FocalPointInput picture={picture} value={details.focal} onChange={(focal) => setDetails((before) => ({ ...before, focal }))} />
        <CheckLine label={t('details.gallery')} checked={details.inGallery} onToggle={() => setDetails({ ...details, inGallery: !details.inGallery })} />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 4, gap: 2, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={onClose} disabled={state === 'saving'}>
          {t(isDescribed(picture) ? 'details.cancel' : 'details.later')}
        </Button>
        <Button variant="contained" loading={state === 'saving'} loadingPosition="start" onClick={() => void save()}>
          {t(state === 'saving' ? 'details.saving' : 'details.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
