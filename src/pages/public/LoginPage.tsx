import Alert from '@mui/material/Alert';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { clearSession, reconnectNeeded, storedRole, storedUser, subscribeSession } from '../../api/session';
import { readStored, STORAGE_KEYS } from '../../api/storage';
import { FormSheet } from '../../components/FormSheet';
import { LoginForm } from '../../features/account/LoginForm';
import { loginTexts } from '../../features/account/loginTexts';
import { wayBack } from '../../features/account/wayBack';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

const isOpen = () => !reconnectNeeded(new Date());

/** Where one signs in, and is led back to wherever one was. Follows the session: signing in in another tab is enough. */
export function LoginPage() {
  const t = useText(loginTexts);
  const language = useLanguage();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const [username] = useState(() => storedUser()?.username ?? readStored(STORAGE_KEYS.lastUsername) ?? '');
  const signedIn = useSyncExternalStore(subscribeSession, isOpen, () => false);
  useEffect(() => {
    // What is left of a session that is over would let the menu say otherwise.
    if (!isOpen()) clearSession();
  }, []);
  const back = wayBack(state, language);
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
