import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { storedRole, storedUser } from '../api/session';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import type { MainMenuProps } from './MainMenu';
import { menuLink, menuList } from './menuLink';
import { shellTexts } from './texts';
import { useLogOut } from './useLogOut';

/** Menu of the logged-in user with this id: member area, administration for the owner, and logout. */
export function MemberMenu({ shape, onFollow, id }: Omit<MainMenuProps, 'part'> & { id: string }) {
  const t = useText(shellTexts);
  const language = useLanguage();
  const endSession = useLogOut();
  const { mutate } = useSWRConfig();
  const places = storedRole() === 'admin' ? (['admin', 'member'] as const) : (['member'] as const);

  // Clears the cache when the user changes, because cached data of one user must not be shown to the next.
  useEffect(
    () => () => {
      if (storedUser()?.id !== id) void mutate(() => true, undefined);
    },
    [id, mutate],
  );

  const logOut = () => {
    onFollow?.();
    endSession();
  };

  return (
    <Box component="ul" sx={menuList(shape)}>
      {places.map((place) => (
        <li key={place}>
          <Link component={NavLink} to={`/${language}/${place}`} underline="none" color="text.primary" onClick={onFollow} sx={menuLink[shape]}>
            {t(`pages.${place}`)}
          </Link>
        </li>
      ))}
      <li>
        <Link component="button" type="button" underline="none" color="text.primary" onClick={logOut} sx={menuLink[shape]}>
          {t('logOut')}
        </Link>
      </li>
    </Box>
  );
}
