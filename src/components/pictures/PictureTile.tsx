import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isDescribed, type StoredPicture } from '../../contract/pictures';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { focusRing } from '../../theme/focusRing';
import { longWordStyles } from '../longWordStyles';
import { PictureImage } from './PictureImage';
import { pictureTexts } from './pictureTexts';

export interface PictureTileProps {
  picture: StoredPicture;
  /** Called when the tile is pressed; without it, the tile is no button. */
  onChoose?: () => void;
  /** More about the picture, below its words. */
  children?: ReactNode;
}

const frame = { display: 'block', width: 1, height: 'auto', aspectRatio: '4 / 3' } as const;

/** Uploaded picture with its words, in a grid of pictures. Only a described one can be chosen without more. */
export function PictureTile({ picture, onChoose, children }: PictureTileProps) {
  const t = useText(pictureTexts);
  const language = useLanguage();
  const words = picture.alt[language] || t('tile.unnamed');
  const content = (
    <>
      <Box component="span" aria-hidden sx={{ position: 'relative', display: 'block', overflow: 'clip', borderRadius: 'calc(var(--mui-shape-borderRadius) - 1px) calc(var(--mui-shape-borderRadius) - 1px) 0 0' }}>
        <PictureImage picture={picture} sizes="(max-width: 599.95px) 50vw, 240px" sx={frame} />
        {!isDescribed(picture) && <Chip size="small" color="warning" label={t('tile.undescribed')} sx={{ position: 'absolute', left: 8, top: 8 }} />}
      </Box>
      <Typography component="span" variant="body2" sx={{ display: 'block', px: 3, pt: 2, pb: children ? 0 : 3, fontWeight: 600, color: picture.alt[language] ? 'text.primary' : 'text.secondary', ...longWordStyles }}>
        {words}
      </Typography>
    </>
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', ...(onChoose && { '&:has(> button:focus-visible)': focusRing, '&:hover': { borderColor: 'primary.main' } }) }}>
      {onChoose ? (
        <Box component="button" type="button" onClick={onChoose} sx={{ flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'stretch', p: 0, border: 0, bgcolor: 'transparent', color: 'inherit', font: 'inherit', textAlign: 'start', cursor: 'pointer', '&:focus-visible': { outline: 'none' } }}>
          {content}
        </Box>
      ) : (
        content
      )}
      {children && <Box sx={{ px: 3, pt: 1, pb: 3, flex: 1, display: 'flex', flexDirection: 'column' }}>{children}</Box>}
    </Box>
  );
}
