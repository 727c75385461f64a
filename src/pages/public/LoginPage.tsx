import Alert from '@mui/material/Alert';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { clearSession, needsLogin, storedRole, storedUser, subscribeSession } from '../../api/session';
import { readStored, STORAGE_KEYS } from '../../api/storage';
import { FormSheet } from '../../components/FormSheet';
import { LoginForm } from '../../features/account/LoginForm';
import { loginTexts } from '../../features/account/loginTexts';
import { returnPath } from '../../features/account/returnPath';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

const isOpen = () => !needsLogin(new Date());

/** Login page. Redirects back to the original page after login. Follows the session, so a login in another tab also redirects. */
export function LoginPage() {
  const t = useText(loginTexts);
  const language = useLanguage();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const [username] = useState(() => storedUser()?.username ?? readStored(STORAGE_KEYS.lastUsername) ?? '');
  const signedIn = useSyncExternalStore(subscribeSession, isOpen, () => false);
  useEffect(() => {
    // Stored data of an expired session would make the menu appear logged in.
    if (!isOpen()) clearSession();
  }, []);
  const back = returnPath(state, language);
  if (signedIn) return <Navigate to={back ?? `/${language}/${storedRole() === 'admin' ? 'admin' : 'member'}`} replace />;
  return (
    <FormSheet title={t('title')} lead={t(back ? 'leadBack' : 'lead')} illustration="wood" label={t('form')}>
      {new URLSearchParams(search).has('farewell') && (
        <Alert severity="success" variant="outlined" sx={{ mb: 6 }}>
          {t('farewell')}
        </Alert>
      )}
      <LoginForm username={username} />
    </FormSheet>
  );
}
