import { useNavigate } from 'react-router-dom';
import { call } from '../api/client';
import { logOut } from '../api/session';
import { useLanguage } from '../i18n/LanguageProvider';

/** Logs out and redirects to the home page. */
export function useLogOut(): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return () => {
    // The request takes the token before it is cleared. If the request fails, the session expires by itself.
    call('logout', { language }).catch(() => {});
    logOut();
    void navigate(`/${language}`);
  };
}
