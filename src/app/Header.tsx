import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { useScrolledPast } from '../components/useScrolledPast';
import { HEADER_SHRINK_PX } from '../contract/business';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { AccountMenu } from './AccountMenu';
import { LanguageSwitch } from './LanguageSwitch';
import { MainMenu } from './MainMenu';
import type { MenuPanelProps } from './MenuPanel';
import { SchemeSwitch } from './SchemeSwitch';
import { shellTexts } from './texts';
import { Wordmark } from './Wordmark';

const PANEL = 'menu-panel';
const shrinkAt = () => HEADER_SHRINK_PX;
const onDesk = { xs: 'none', lg: 'block' } as const;

/**
 * Sticky header with the name, the main menu, the language switch and the booking link. The bar shrinks on scroll; its container
 * keeps its height, so the layout does not shift.
 */
export function Header() {
  const t = useText(shellTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shrunk = useScrolledPast(shrinkAt);
  // The panel is hidden until the menu opens, so its chunk is prefetched after hydration.
  const [MenuPanel, setMenuPanel] = useState<ComponentType<MenuPanelProps> | null>(null);
  useEffect(() => {
    import('./MenuPanel').then(
      (code) => setMenuPanel(() => code.MenuPanel),
      () => {},
    );
  }, []);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) close();
  };
  return (
    <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar', height: { xs: 64, md: 80 }, pointerEvents: 'none' }}>
      <Box
        data-shrunk={shrunk}
        onKeyDown={closeOnEscape}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
        }}
        sx={{ position: 'relative', pointerEvents: 'auto', bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box
          sx={{
            height: shrunk ? { xs: 55, md: 59 } : { xs: 63, md: 79 },
            transition: 'height 200ms',
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, md: 3 },
            maxWidth: 1360,
            mx: 'auto',
            pl: { xs: 4, sm: 6 },
            pr: { xs: 2, sm: 6 },
          }}
        >
          <Wordmark />
          <Box component="nav" aria-label={t('menu')} sx={{ display: onDesk, ml: { lg: 3, xl: 8 } }}>
            <MainMenu shape="bar" />
          </Box>
          <Box sx={{ flex: 1 }} />
          {/* Its content never shifts the elements beside it. */}
          <Box component="nav" aria-label={t('account')} sx={{ display: onDesk }}>
            <AccountMenu shape="bar" />
          </Box>
          <Box sx={{ display: onDesk }}>
            <SchemeSwitch />
          </Box>
          <LanguageSwitch />
          <Button
            component={NavLink}
            to={`/${language}/booking`}
            variant="contained"
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, ml: { xs: 2, md: 0 }, '&.active': { bgcolor: 'transparent', color: 'primary.main', boxShadow: 'inset 0 0 0 2px currentColor' } }}
          >
            {t('book')}
          </Button>
          <IconButton
            ref={button}
            sx={{ display: { xs: 'inline-flex', lg: 'none' } }}
            color="inherit"
            aria-expanded={open}
            aria-controls={open ? PANEL : undefined}
            aria-label={t(open ? 'closeMenu' : 'openMenu')}
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </Box>
        {open && MenuPanel && <MenuPanel id={PANEL} onFollow={close} />}
      </Box>
    </Box>
  );
}
