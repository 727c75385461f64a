import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useColorScheme, type Theme } from '@mui/material/styles';
import { useHydrated } from '../components/useHydrated';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

/** The icon is selected by CSS on the root element, like every colour, so it is right before any script has run. */
const seenInDark = (theme: Theme) => ({ display: 'inline-block', ...theme.applyStyles('light', { display: 'none' }) });
const seenInLight = (theme: Theme) => ({ display: 'none', ...theme.applyStyles('light', { display: 'inline-block' }) });

export interface SchemeSwitchProps {
  /** Whether to show a text label beside the icon. */
  withLabel?: boolean;
}

/** Switches between dark and light. The system's scheme applies until the visitor chooses. */
export function SchemeSwitch({ withLabel = false }: SchemeSwitchProps) {
  const t = useText(shellTexts);
  const { mode, systemMode, setMode } = useColorScheme();
  // Unknown during prerendering and hydration: assumes dark, the scheme of most visitors.
  const live = useHydrated();
  const dark = !live || (mode === 'system' ? systemMode : mode) !== 'light';
  const label = t(dark ? 'schemeToLight' : 'schemeToDark');
  const turn = () => setMode(dark ? 'light' : 'dark');
  const drawing = (
    <>
      <LightModeOutlined sx={seenInDark} />
      <DarkModeOutlined sx={seenInLight} />
    </>
  );
  if (withLabel) {
    return (
      <Button onClick={turn} color="inherit" startIcon={drawing} sx={{ px: 3, mr: -3 }}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton onClick={turn} aria-label={label} color="inherit">
      {drawing}
    </IconButton>
  );
}
