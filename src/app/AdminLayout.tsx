import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { AdminExitLinks } from './AdminExitLinks';
import { PRIMARY_NAV, SECONDARY_NAV } from './adminNavigation';
import { AdminNavGroup } from './AdminNavGroup';
import { adminTexts } from './adminTexts';
import { LanguageSwitch } from './LanguageSwitch';
import { SchemeSwitch } from './SchemeSwitch';
import { useAdminScheme } from './useAdminScheme';
import { Wordmark } from './Wordmark';

// Lazy, because the sheet is only shown on click.
const AdminMoreDrawer = lazy(async () => ({ default: (await import('./AdminMoreDrawer')).AdminMoreDrawer }));

const FOOT = 64;
const SIDE = 232;

/**
 * Smaller headings for the back office. The page reserves the height of the bottom bar; elements at the bottom are placed above `--office-foot`, and
 * beside the side menu from `--office-side` on.
 */
const ROOM = (
  <GlobalStyles
    styles={(theme) => ({
      '#content h1': { fontSize: 'clamp(1.6rem, 1.3rem + 1vw, 2rem)', fontWeight: 600, lineHeight: 1.15 },
      '@media screen': { [theme.breakpoints.up('md')]: { ':root': { '--office-side': `${SIDE}px` } }, [theme.breakpoints.down('md')]: { ':root': { '--office-foot': `${FOOT}px` }, body: { paddingBottom: FOOT }, html: { scrollPaddingBottom: FOOT + 24 } } },
    })}
  />
);

const tab = {
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: '2px',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  '& svg': { fontSize: 24 },
  '&.active': { color: 'text.primary', fontWeight: 700, boxShadow: 'inset 0 3px 0 var(--mui-palette-primary-main)' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const;

/** Layout of the back office: a side menu on desktop, a bottom bar with the everyday screens on mobile. */
export function AdminLayout() {
  const t = useText(adminTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const desk = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  useAdminScheme();
  return (
    <>
      {ROOM}
      <Box
        component="header"
        sx={{
          displayPrint: 'none',
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          flex: 'none',
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          alignItems: { xs: 'center', md: 'stretch' },
          width: { md: SIDE },
          height: { xs: 56, md: '100dvh' },
          px: { xs: 4, md: 3 },
          py: { md: 4 },
          bgcolor: 'background.paper',
          borderColor: 'divider',
          borderStyle: 'solid',
          borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
        }}
      >
        <Box sx={{ px: { md: 3 }, flex: { xs: 1, md: 'none' }, minWidth: 0 }}>
          <Wordmark />
        </Box>
        {desk && (
          <>
            {/* In a low viewport only the menu scrolls; the exits, the language and the scheme stay in view. */}
            <Box component="nav" aria-label={t('menu')} sx={{ display: 'flex', flexDirection: 'column', gap: 3, mt: 2, mx: -3, px: 3, py: 1, flex: 1, minHeight: 0, overflowY: 'auto' }}>
              <AdminNavGroup title={t('everyday')} places={PRIMARY_NAV} />
              <AdminNavGroup title={t('manage')} places={SECONDARY_NAV} />
            </Box>
            <Box sx={{ display: 'flex', flexDirection: 'column', pt: 2, borderTop: 1, borderColor: 'divider' }}>
              <AdminExitLinks />
            </Box>
          </>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <LanguageSwitch />
          <SchemeSwitch />
        </Box>
      </Box>
      {!desk && (
        <Box
          component="nav"
          aria-label={t('menu')}
          sx={{ displayPrint: 'none', display: 'flex', position: 'fixed', zIndex: 'appBar', left: 0, right: 0, bottom: 0, height: FOOT, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
        >
          {PRIMARY_NAV.map(({ name, path, Icon }) => (
            <ButtonBase key={path} component={NavLink} to={`/${language}/${path}`} end={path === 'admin'} sx={tab}>
              <Icon aria-hidden />
              {t(`places.${name}`)}
            </ButtonBase>
          ))}
          <ButtonBase aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} sx={tab}>
            <MoreHoriz aria-hidden />
            {t('more')}
          </ButtonBase>
        </Box>
      )}
      {open && (
        <Suspense>
          <AdminMoreDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
