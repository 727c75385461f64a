import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../../api/client';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { TextInput } from '../../components/form/TextInput';
import { confirmationOf } from '../../contract/confirmation';
import { resetPasswordSchema } from '../../contract/user';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { explanationOf, resetFailure } from './failures';
import { PrivacyNotice } from './PrivacyNotice';
import { resetTexts } from './resetTexts';
import type { ResetLink } from './resetLink';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

const schema = resetPasswordSchema.shape({ confirmation: confirmationOf('newPassword') });

export interface ResetFormProps {
  link: ResetLink;
  onDone: () => void;
}

/** Sets a new password through an emailed link. The email is shown both for the member and for password managers. */
export function ResetForm({ link: { token, email }, onDone }: ResetFormProps) {
  const t = useText(resetTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const { failure, attempt } = useFormSubmit();
  return (
    <Form
      schema={schema}
      initialValues={{ resetToken: token, email, newPassword: '', confirmation: '' }}
      texts={resetTexts}
      onSubmit={({ confirmation: _, ...body }, { setStatus }) =>
        attempt(async () => {
          await call('resetPassword', { language, body });
          onDone();
        }, setStatus)
      }
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <TextInput name="email" type="email" required autoComplete="username" />
        <PasswordInput name="newPassword" autoComplete="new-password" advises />
        <PasswordInput name="confirmation" autoComplete="new-password" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            <div>{resetFailure(failure, tAccount)}</div>
            <div>{explanationOf(failure)}</div>
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 2 }}>
          <SubmitButton label={t('submit')} busy={t('submitting')} />
          <Link component={RouterLink} to={`/${language}/forgot-password`} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
            {t('another')}
          </Link>
        </Box>
        <PrivacyNotice />
      </Box>
    </Form>
  );
}
