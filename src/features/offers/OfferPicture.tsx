import Box from '@mui/material/Box';
import type { IllustrationName } from '../../components/illustration/drawings';
import { Illustration } from '../../components/illustration/Illustration';
import { pictureFrame } from './cardFrame';

export interface OfferPictureProps {
  imageUrl: string;
  drawing: IllustrationName;
}

/** Owner's photograph, or an illustration lit by its own fire. */
export function OfferPicture({ imageUrl, drawing }: OfferPictureProps) {
  if (imageUrl !== '') return <Box component="img" src={imageUrl} alt="" loading="lazy" sx={{ ...pictureFrame, display: 'block', objectFit: 'cover' }} />;
  return (
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
  );
}
