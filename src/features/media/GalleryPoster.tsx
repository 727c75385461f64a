import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { POSTER } from '../../contract/mediaPlaceholder';
import { captionFrame, pictureFrame } from './frame';

/** First picture of the gallery in the gallery's frame, shown until the gallery has loaded. */
export function GalleryPoster({ children }: { children?: ReactNode }) {
  return (
    <>
      <Box sx={pictureFrame}>
        <Box component="img" src={POSTER} alt="" width={1600} height={900} loading="lazy" decoding="async" sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }} />
      </Box>
      <Box sx={captionFrame}>{children}</Box>
    </>
  );
}
