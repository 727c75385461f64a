import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { ROUTES } from './routes';
import { shellTexts } from './texts';

export interface MainMenuProps {
  /** A line in the bar, or large words one under the other. */
  shape: 'bar' | 'panel';
  onFollow?: () => void;
}

/** The current page is underlined in ember, not only coloured. */
const emberLine = {
  '&::after': { content: '""', position: 'absolute', left: 12, right: 12, bottom: 6, height: 2, borderRadius: 1, bgcolor: 'primary.main', transform: 'scaleX(0)', transition: 'transform 200ms' },
  '&:hover::after, &.active::after': { transform: 'none' },
} as const;

const barLink: SxProps<Theme> = { ...emberLine, position: 'relative', typography: 'body2', fontWeight: 600, px: 3, minHeight: 44, display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' };
const panelLink: SxProps<Theme> = {
  typography: 'h2',
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  '&::before': { content: '""', width: 0, height: 3, borderRadius: 2, bgcolor: 'primary.main' },
  '&.active::before': { width: 24, mr: 3 },
};

/** The main menu, as the sitemap has it. */
export function MainMenu({ shape, onFollow }: MainMenuProps) {
  const t = useText(shellTexts);
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ display: 'flex', flexDirection: shape === 'bar' ? 'row' : 'column', listStyle: 'none', m: 0, p: 0 }}>
      {ROUTES.filter((route) => route.menu === 'main').map(({ path, name }) => (
        <li key={path}>
          <Link
            component={NavLink}
            to={path ? `/${language}/${path}` : `/${language}`}
            end={path === ''}
            underline="none"
            color="text.primary"
            onClick={onFollow}
            sx={shape === 'bar' ? barLink : panelLink}
          >
            {t(`pages.${name}`)}
          </Link>
        </li>
      ))}
    </Box>
  );
}
