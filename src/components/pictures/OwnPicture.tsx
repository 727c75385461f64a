import Box from '@mui/material/Box';
import { useContext, type ReactNode } from 'react';
import { pictureIdOf } from '../../contract/pictures';
import { PictureImage, type PictureFrame } from './PictureImage';
import { PictureSourceContext } from './pictureSource';

export interface OwnPictureProps {
  /** Address of an uploaded picture, any other address, or empty. */
  imageUrl: string;
  /** Width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Size and shape of the picture. */
  sx: PictureFrame;
  /** Shown without a picture. */
  children: ReactNode;
}

/** The owner's picture of an item: an uploaded one in the right size, or one at another address. Its frame has its size before it has loaded. */
export function OwnPicture({ imageUrl, sizes, sx, children }: OwnPictureProps) {
  const withPicture = useContext(PictureSourceContext);
  const isElsewhere = imageUrl !== '' && pictureIdOf(imageUrl) === null;
  return withPicture(imageUrl, (picture) => {
    if (picture) return <PictureImage picture={picture} sizes={sizes} sx={sx} />;
    if (picture === undefined) return <Box aria-hidden sx={{ ...sx, bgcolor: 'action.disabledBackground' }} />;
    return isElsewhere ? <Box component="img" src={imageUrl} alt="" loading="lazy" sx={{ objectFit: 'cover', ...sx }} /> : children;
  });
}
