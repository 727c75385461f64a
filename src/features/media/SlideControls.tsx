import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../i18n/useText';
import { SlideBullets, type SlideBulletsProps } from './SlideBullets';
import { mediaTexts } from './texts';

export interface SlideControlsProps extends SlideBulletsProps {
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Controls of the carousel: pause and play, previous slide, bullets, next slide. */
export function SlideControls({ playing, onPlaying, onPrevious, onNext, ...bullets }: SlideControlsProps) {
  const t = useText(mediaTexts);
  const wide = { display: { xs: 'none', sm: 'inline-flex' } };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { xs: -2, sm: 0 } }}>
      <IconButton onClick={() => onPlaying(!playing)} aria-label={t(playing ? 'pause' : 'play')} title={t(playing ? 'pause' : 'play')} color="primary">
        {playing ? <PauseRounded /> : <PlayArrowRounded />}
      </IconButton>
      <IconButton onClick={onPrevious} aria-label={t('previous')} sx={wide}>
        <ChevronLeftRounded />
      </IconButton>
      <SlideBullets {...bullets} />
      <IconButton onClick={onNext} aria-label={t('next')} sx={wide}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}
