import Box from '@mui/material/Box';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';

/** The owner's photograph of a thing, or its drawing. */
export function Picture({ imageUrl, drawing }: { imageUrl: string; drawing: IllustrationName }) {
  if (imageUrl === '') return <Illustration name={drawing} size={72} />;
  return <Box component="img" src={imageUrl} alt="" width={72} height={72} loading="lazy" sx={{ borderRadius: 1, objectFit: 'cover' }} />;
}
