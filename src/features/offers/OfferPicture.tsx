import Box from '@mui/material/Box';
import type { IllustrationName } from '../../components/illustration/drawings';
import { Illustration } from '../../components/illustration/Illustration';

export interface OfferPictureProps {
  imageUrl: string;
  drawing: IllustrationName;
}

/** The top of a card: the owner's photograph, or a drawing in the light of its own fire. */
export function OfferPicture({ imageUrl, drawing }: OfferPictureProps) {
  if (imageUrl !== '') return <Box component="img" src={imageUrl} alt="" loading="lazy" sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }} />;
  return (
    <Box
      sx={{
        aspectRatio: { xs: '2 / 1', sm: '16 / 9' },
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
