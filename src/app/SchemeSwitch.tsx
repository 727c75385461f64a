import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

/** Dark or light: the system's until the visitor chooses. */
export function SchemeSwitch() {
  const t = useText(shellTexts);
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) !== 'light';
  return (
    <IconButton onClick={() => setMode(dark ? 'light' : 'dark')} aria-label={t(dark ? 'schemeToLight' : 'schemeToDark')} color="inherit">
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
