import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useText } from '../../i18n/useText';
import type { SmokeState } from './smoke';
import { fluidTexts } from './texts';

export interface FluidPauseProps {
  /** As `FluidBackground` reports it. Still smoke has nothing to pause, and nothing shows. */
  state: SmokeState;
  onToggle: () => void;
  /** Given, a second button saves the picture. */
  onSave?: () => void;
}

/** The visible pause of the smoke. The page places it. */
export function FluidPause({ state, onToggle, onSave }: FluidPauseProps) {
  const t = useText(fluidTexts);
  if (state === 'still') return null;
  const look = { color: 'text.secondary', bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 60%, transparent)', '&:hover': { color: 'text.primary', bgcolor: 'background.paper' } };
  const pauses = state === 'moving';
  return (
    <Stack direction="row" spacing={2} sx={{ width: 'fit-content' }}>
      <IconButton onClick={onToggle} aria-label={t(pauses ? 'pause' : 'resume')} title={t(pauses ? 'pause' : 'resume')} sx={look}>
        {pauses ? <PauseRounded /> : <PlayArrowRounded />}
      </IconButton>
      {onSave && (
        <IconButton onClick={onSave} aria-label={t('save')} title={t('save')} sx={look}>
          <DownloadRounded />
        </IconButton>
      )}
    </Stack>
  );
}
