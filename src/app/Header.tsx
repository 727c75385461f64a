import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { LanguageSwitch } from './LanguageSwitch';
import { ROUTES } from './routes';
import { SchemeSwitch } from './SchemeSwitch';
import { shellTexts } from './texts';
import { Wordmark } from './Wordmark';

const wide = { xs: 'none', md: 'flex' } as const;
const narrow = { xs: 'inline-flex', md: 'none' } as const;

/** The bar on top: the name, the menu from the sitemap, the language and the way to a booking. */
export function Header() {
  const t = useText(shellTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const links = ROUTES.filter((route) => route.menu === 'main').map(({ path, name }) => (
    <Link
      key={path}
      component={NavLink}
      to={path ? `/${language}/${path}` : `/${language}`}
      end
      underline="none"
      color="text.primary"
      onClick={() => setOpen(false)}
      sx={{ typography: 'body2', fontWeight: 600, px: 3, minHeight: 44, display: 'inline-flex', alignItems: 'center', '&:hover, &.active': { color: 'primary.main' } }}
    >
      {t(`pages.${name}`)}
    </Link>
  ));
  return (
    <AppBar position="sticky" color="default" elevation={0} sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: 2, minHeight: { xs: 64, md: 76 }, maxWidth: 1360, width: 1, mx: 'auto' }}>
        <Wordmark />
        <Box component="nav" aria-label={t('menu')} sx={{ display: wide, ml: 6, gap: 1 }}>
          {links}
        </Box>
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: wide }}>
          <SchemeSwitch />
        </Box>
        <LanguageSwitch />
        <Button component={RouterLink} to={`/${language}/booking`} variant="contained" sx={{ display: wide }}>
          {t('book')}
        </Button>
        <IconButton sx={{ display: narrow }} color="inherit" aria-expanded={open} aria-controls="small-menu" aria-label={t(open ? 'closeMenu' : 'openMenu')} onClick={() => setOpen(!open)}>
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </Toolbar>
      {open && (
        <Box id="small-menu" component="nav" aria-label={t('menu')} sx={{ display: { xs: 'flex', md: 'none' }, flexDirection: 'column', p: 4, gap: 1 }}>
          {links}
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 2 }}>
            <Button component={RouterLink} to={`/${language}/booking`} variant="contained" onClick={() => setOpen(false)} sx={{ flex: 1 }}>
              {t('book')}
            </Button>
            <SchemeSwitch />
          </Box>
        </Box>
      )}
    </AppBar>
  );
}
