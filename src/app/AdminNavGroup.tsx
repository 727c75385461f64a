import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import type { AdminNavItem } from './adminNavigation';
import { adminTexts } from './adminTexts';

const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '2px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 44,
    px: 3,
    borderRadius: '10px',
    typography: 'body2',
    textDecoration: 'none',
    fontWeight: 550,
    color: 'text.secondary',
    '& svg': { fontSize: 21 },
    '&:hover': { color: 'text.primary', bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 7%, transparent)' },
    // Marked by weight too, not by colour alone.
    '&.active': { color: 'text.primary', fontWeight: 700, bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 12%, transparent)', '& svg': { color: 'primary.main', fontSize: 21 } },
  },
} as const;

export interface AdminNavGroupProps {
  title: string;
  places: readonly AdminNavItem[];
  onFollow?: () => void;
}

/** Group of links to back office screens, in one column. */
export function AdminNavGroup({ title, places, onFollow }: AdminNavGroupProps) {
  const t = useText(adminTexts);
  const language = useLanguage();
  const id = useId();
  return (
    <div>
      <Typography id={id} component="p" variant="caption" sx={{ px: 3, mb: 1, fontWeight: 600, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={lines}>
        {places.map(({ name, path, Icon }) => (
          <li key={path}>
            <NavLink to={`/${language}/${path}`} end={path === 'admin'} onClick={onFollow}>
              <Icon aria-hidden />
              {t(`places.${name}`)}
            </NavLink>
          </li>
        ))}
      </Box>
    </div>
  );
}
