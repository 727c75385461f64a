import { useNavigate } from 'react-router-dom';
import { call } from '../api/client';
import { leave } from '../api/session';
import { useLanguage } from '../i18n/LanguageProvider';

/** Ends the session and leads home. */
export function useLogOut(): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return () => {
    // The token goes with the call before it is forgotten; without an answer it ends by itself.
    call('logout', { language }).catch(() => {});
    leave();
    void navigate(`/${language}`);
  };
}
