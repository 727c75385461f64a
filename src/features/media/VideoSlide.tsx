import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { mediaTexts } from './texts';

export interface VideoSlideProps {
  src: string;
  title: string;
  /** Whether this slide is active in a running carousel. The video then plays from its start. */
  playing: boolean;
  onFail: () => void;
}

/** Self-hosted video, muted unless the visitor turns on the sound. */
export function VideoSlide({ src, title, playing, onFail }: VideoSlideProps) {
  const t = useText(mediaTexts);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = video.current;
    if (!film || !playing) return;
    film.currentTime = 0;
    // The browser may refuse autoplay; the video then stays paused with its own controls.
    film.play().catch(() => {});
    return () => film.pause();
  }, [playing]);
  return (
    <Box component="video" ref={video} src={src} aria-label={title} muted playsInline controls preload="metadata" onError={onFail} sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}>
      {t('noVideo')}
    </Box>
  );
}
