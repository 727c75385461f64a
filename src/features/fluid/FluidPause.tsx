import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useText } from '../../i18n/useText';
import type { SmokeState } from './smoke';
import { fluidTexts } from './texts';

export interface FluidPauseProps {
  /** State reported by `FluidBackground`. Renders nothing while the smoke is static, because there is nothing to pause. */
  state: SmokeState;
  onToggle: () => void;
  /** Called to save a screenshot. Without it, the button is not shown. */
  onSave?: () => void;
}

/** Visible pause button of the smoke, positioned by the page. */
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
