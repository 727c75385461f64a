import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { PictureImage } from '../../components/pictures/PictureImage';
import type { StoredPicture } from '../../contract/pictures';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';

export interface ChosenPictureProps {
  picture: StoredPicture;
  /** Opens the words and the focal point; null until they are loaded. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}

/** Uploaded picture of a record, with its words. */
export function ChosenPicture({ picture, onEdit, onRemove }: ChosenPictureProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <PictureImage picture={picture} sizes="(max-width: 599.95px) 90vw, 240px" sx={{ width: 240, maxWidth: 1, height: 'auto', aspectRatio: '3 / 2', borderRadius: 1 }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="body2" sx={longWordStyles}>
          {picture.alt[language]}
        </Typography>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => onEdit?.()} disabled={onEdit === null}>
            {t('picture.edit')}
          </Button>
          <Button color="error" onClick={onRemove}>
            {t('picture.remove')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
