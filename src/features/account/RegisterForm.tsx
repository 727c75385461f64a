import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { call } from '../../api/client';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { TextInput } from '../../components/form/TextInput';
import { confirmationOf } from '../../contract/confirmation';
import { registerSchema } from '../../contract/user';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { registerFailure } from './failures';
import { PrivacyNotice } from './PrivacyNotice';
import { registerTexts } from './registerTexts';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

const schema = registerSchema.shape({ confirmation: confirmationOf('password') });
const EMPTY = { name: '', username: '', email: '', password: '', confirmation: '' };

/**
 * Registers an account.
 * @param props.onDone called after the server has accepted the registration
 */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useText(registerTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const state: unknown = useLocation().state;
  const { failure, attempt } = useFormSubmit();
  return (
    <Form
      schema={schema}
      initialValues={EMPTY}
      texts={registerTexts}
      onSubmit={({ confirmation: _, ...body }, { setStatus }) =>
        attempt(async () => {
          await call('register', { language, body: { ...body, language } });
          onDone();
        }, setStatus)
      }
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <TextInput name="name" autoComplete="name" />
        <TextInput name="username" required autoComplete="username" />
        <TextInput name="email" type="email" required autoComplete="email" />
        <PasswordInput name="password" autoComplete="new-password" advises />
        <PasswordInput name="confirmation" autoComplete="new-password" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            <div>{tAccount('failed.registerSorry')}</div>
            <div>{registerFailure(failure, tAccount)}</div>
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 2 }}>
          <SubmitButton label={t('submit')} busy={t('submitting')} />
          <Box component="span">
            {t('haveAccount')}{' '}
            <Link component={RouterLink} to={`/${language}/memberLogin`} state={state} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
              {t('login')}
            </Link>
          </Box>
        </Box>
        <PrivacyNotice />
      </Box>
    </Form>
  );
}
