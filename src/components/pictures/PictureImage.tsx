import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { heightAt, pictureFile, pictureSrcSet, widthUpTo, type StoredPicture } from '../../contract/pictures';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Size and shape of a picture on the page. */
export type PictureFrame = Exclude<SxProps<Theme>, null | undefined | readonly unknown[] | ((theme: Theme) => unknown)>;

export interface PictureImageProps {
  picture: StoredPicture;
  /** Width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Size and shape of the picture. */
  sx: PictureFrame;
}

/** Width of the file for browsers that choose none themselves. */
const USUAL_WIDTH = 960;

/** Uploaded picture: the browser chooses its file by size and format. Its tiny version is shown until then, and its focal point stays visible. */
export function PictureImage({ picture, sizes, sx }: PictureImageProps) {
  const language = useLanguage();
  const { id, alt, focal, placeholder } = picture;
  // Both languages are read, so that prerendered pages embed both: a change of the language then needs no request.
  const { fr, en } = alt;
  const width = widthUpTo(picture, USUAL_WIDTH);
  const position = `${focal.x}% ${focal.y}%`;
  return (
    <Box component="picture" sx={{ display: 'contents', '& > source': { display: 'none' } }}>
      <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
      <Box
        component="img"
        src={pictureFile(id, width, 'jpeg')}
        srcSet={pictureSrcSet(picture, 'jpeg')}
        sizes={sizes}
        alt={language === 'fr' ? fr : en}
        width={width}
        height={heightAt(picture, width)}
        loading="lazy"
        decoding="async"
        // The stored files are opaque, so they cover the background once they have loaded.
        style={{ background: `${placeholder === '' ? '' : `url(${placeholder}) `}${position} / cover no-repeat`, objectPosition: position }}
        sx={{ objectFit: 'cover', ...sx }}
      />
    </Box>
  );
}
