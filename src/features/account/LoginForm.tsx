import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { TextInput } from '../../components/form/TextInput';
import { loginSchema } from '../../contract/user';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { loginFailure } from './failures';
import { loginTexts } from './loginTexts';
import { PrivacyNotice } from './PrivacyNotice';
import { logIn } from './logIn';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

/**
 * Logs the member in. The parent follows the session and continues from there.
 * @param props.username username of the previous session
 */
export function LoginForm({ username = '' }: { username?: string }) {
  const t = useText(loginTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const state: unknown = useLocation().state;
  const { failure, attempt } = useFormSubmit();
  return (
    <Form schema={loginSchema} initialValues={{ username, password: '' }} texts={loginTexts} onSubmit={(values, { setStatus }) => attempt(() => logIn(values, language), setStatus)}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <TextInput name="username" required autoComplete="username" />
        <PasswordInput name="password" autoComplete="current-password" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {loginFailure(failure, tAccount)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 2 }}>
          <SubmitButton label={t('submit')} busy={t('submitting')} />
          <Link component={RouterLink} to={`/${language}/forgot-password`} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
            {t('forgot')}
          </Link>
        </Box>
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          {t('noAccount')}
          <Link component={RouterLink} to={`/${language}/register`} state={state} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
            {t('register')}
          </Link>
        </Box>
        <PrivacyNotice />
      </Box>
    </Form>
  );
}
