import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { telephoneLink } from '../contract/telephone';
import { useLanguage } from '../i18n/LanguageProvider';
import { useSettings } from '../i18n/SettingsProvider';
import { useText } from '../i18n/useText';
import { AccountMenu } from './AccountMenu';
import { MainMenu } from './MainMenu';
import { SchemeSwitch } from './SchemeSwitch';
import { shellTexts } from './texts';

export interface MenuPanelProps {
  id: string;
  onFollow: () => void;
}

/** Full-screen menu of small viewports, below the bar. Receives the focus when opened. */
export function MenuPanel({ id, onFollow }: MenuPanelProps) {
  const t = useText(shellTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('a')?.focus(), []);
  return (
    <Box
      ref={panel}
      id={id}
      component="nav"
      aria-label={t('menu')}
      sx={{
        display: { xs: 'flex', lg: 'none' },
        flexDirection: 'column',
        gap: 6,
        position: 'absolute',
        top: '100%',
        left: 0,
        right: 0,
        height: 'calc(100dvh - 100%)',
        minHeight: 'calc(100dvh - 64px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        bgcolor: 'background.default',
        px: { xs: 4, sm: 6 },
        pt: 6,
        pb: 8,
        '@keyframes rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'rise 200ms ease-out',
      }}
    >
      <MainMenu shape="panel" onFollow={onFollow} />
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3, '& a, & button': { typography: 'h4', minHeight: 48 } }}>
        <AccountMenu shape="panel" onFollow={onFollow} />
      </Box>
      <Box sx={{ mt: 'auto', display: 'grid', gap: 2 }}>
        <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large" onClick={onFollow}>
          {t('book')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 4 }}>
          <Link href={telephoneLink(identity.phone)} color="text.primary" sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 600 }}>
            {identity.phone}
          </Link>
          <SchemeSwitch withLabel />
        </Box>
      </Box>
    </Box>
  );
}
