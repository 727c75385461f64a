import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError, call } from '../../api/client';
import { Form } from '../../components/form/Form';
import { TextInput } from '../../components/form/TextInput';
import { forgotPasswordSchema } from '../../contract/user';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { explanationOf, forgotFailure } from './failures';
import { forgotTexts } from './forgotTexts';
import { PrivacyNotice } from './PrivacyNotice';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

/**
 * Requests a password reset link.
 * @param props.onDone called in the same way whether or not the address has an account
 */
export function ForgotForm({ onDone }: { onDone: () => void }) {
  const t = useText(forgotTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const { failure, attempt } = useFormSubmit();

  const send = async (email: string) => {
    try {
      await call('forgotPassword', { language, body: { email, language } });
    } catch (refusal) {
      // Ignores a 404, because the page must not reveal whether an account exists.
      if (!(refusal instanceof ApiError && refusal.status === 404)) throw refusal;
    }
    onDone();
  };

  return (
    <Form schema={forgotPasswordSchema} initialValues={{ email: '', language }} texts={forgotTexts} onSubmit={({ email }, { setStatus }) => attempt(() => send(email), setStatus)}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <TextInput name="email" type="email" required autoComplete="email" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            <div>{forgotFailure(failure, tAccount)}</div>
            <div>{explanationOf(failure)}</div>
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 2 }}>
          <SubmitButton label={t('submit')} busy={t('submitting')} />
          <Link component={RouterLink} to={`/${language}/memberLogin`} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
            {t('back')}
          </Link>
        </Box>
        <PrivacyNotice />
      </Box>
    </Form>
  );
}
