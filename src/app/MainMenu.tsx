import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { menuLink, menuList } from './menuLink';
import { ROUTES } from './routes';
import { shellTexts } from './texts';

export interface MainMenuProps {
  /** Part of the sitemap's menu to show. */
  part?: 'main' | 'visitor';
  /** Layout of the menu: a row in the bar, or large links in a column. */
  shape: 'bar' | 'panel';
  onFollow?: () => void;
}

/** Part of the menu, generated from the sitemap. */
export function MainMenu({ part = 'main', shape, onFollow }: MainMenuProps) {
  const t = useText(shellTexts);
  const language = useLanguage();
  return (
    <Box component="ul" sx={menuList(shape)}>
      {ROUTES.filter((route) => route.menu === part).map(({ path, name }) => (
        <li key={path}>
          <Link
            component={NavLink}
            to={path ? `/${language}/${path}` : `/${language}`}
            end={path === ''}
            underline="none"
            color="text.primary"
            onClick={onFollow}
            sx={menuLink[shape]}
          >
            {t(`pages.${name}`)}
          </Link>
        </li>
      ))}
    </Box>
  );
}
