import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PictureTile } from '../../components/pictures/PictureTile';
import type { PictureRecord } from '../../contract/pictures';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { PictureUses } from './PictureUses';
import { libraryTexts } from './texts';

export interface LibraryPictureProps {
  picture: PictureRecord;
  onEdit: () => void;
  onRemove: () => void;
}

/** Picture of the library: its words, the places that show it, and its actions. */
export function LibraryPicture({ picture, onEdit, onRemove }: LibraryPictureProps) {
  const t = useText(libraryTexts);
  const language = useLanguage();
  const { alt, usedBy, inGallery } = picture;
  const name = alt[language] || t('unnamed');
  return (
    <PictureTile picture={picture}>
      <Box sx={{ color: 'text.secondary' }}>
        {usedBy.length > 0 && (
          <>
            <Typography variant="caption">{t('uses.items')}</Typography>
            <PictureUses uses={usedBy} label={t('uses.items')} />
          </>
        )}
        {inGallery && <Typography variant="body2">{t('uses.gallery')}</Typography>}
        {usedBy.length === 0 && !inGallery && <Typography variant="body2">{t('uses.none')}</Typography>}
      </Box>
      <Box sx={{ mt: 'auto', pt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -3 }}>
        <Button size="small" onClick={onEdit} aria-label={t('editOf', { name })} sx={{ px: 3 }}>
          {t('edit')}
        </Button>
        <Button size="small" color="error" onClick={onRemove} aria-label={t('remove.openOf', { name })} sx={{ px: 3 }}>
          {t('remove.open')}
        </Button>
      </Box>
    </PictureTile>
  );
}
