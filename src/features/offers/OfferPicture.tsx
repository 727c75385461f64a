import Box from '@mui/material/Box';
import type { IllustrationName } from '../../components/illustration/drawings';
import { Illustration } from '../../components/illustration/Illustration';
import { OwnPicture } from '../../components/pictures/OwnPicture';
import { pictureFrame } from './cardFrame';

export interface OfferPictureProps {
  imageUrl: string;
  drawing: IllustrationName;
  /** Width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
}

/** Owner's photograph, or an illustration lit by its own fire. */
export function OfferPicture({ imageUrl, drawing, sizes }: OfferPictureProps) {
  return (
    <OwnPicture imageUrl={imageUrl} sizes={sizes} sx={{ ...pictureFrame, display: 'block', height: 'auto' }}>
      <Box
        sx={{
          ...pictureFrame,
          display: 'grid',
          placeItems: 'center',
          lineHeight: 0,
          overflow: 'clip',
          background: 'radial-gradient(60% 90% at 50% 110%, color-mix(in srgb, var(--mui-palette-primary-main) 22%, transparent), transparent), var(--mui-palette-background-default)',
          '& svg': { height: '84%', width: 'auto' },
        }}
      >
        <Illustration name={drawing} size={160} />
      </Box>
    </OwnPicture>
  );
}
