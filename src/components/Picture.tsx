import Box from '@mui/material/Box';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';

/** Photograph of an item by the owner, or a drawing if there is none. */
export function Picture({ imageUrl, drawing }: { imageUrl: string; drawing: IllustrationName }) {
  if (imageUrl === '') return <Illustration name={drawing} size={72} />;
  return <Box component="img" src={imageUrl} alt="" width={72} height={72} loading="lazy" sx={{ borderRadius: 1, objectFit: 'cover' }} />;
}
