import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { call } from '../../api/client';
import { storeSession } from '../../api/session';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { confirmationOf } from '../../contract/confirmation';
import { passwordChangeSchema } from '../../contract/member';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CancelButton } from './CancelButton';
import { changeFailure } from './failures';
import { memberTexts } from './memberTexts';
import { PrivacyNotice } from './PrivacyNotice';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

const schema = passwordChangeSchema.shape({ confirmation: confirmationOf('newPassword') });
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

export interface PasswordFormProps {
  /** Username for password managers. */
  username: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Changes the password. The server ends all sessions and starts a new one for this browser. */
export function PasswordForm({ username, onDone, onCancel }: PasswordFormProps) {
  const t = useText(memberTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const { failure, attempt } = useFormSubmit();
  return (
    <Form
      schema={schema}
      initialValues={EMPTY}
      texts={memberTexts}
      onSubmit={({ confirmation: _, ...body }, { setStatus }) =>
        attempt(async () => {
          storeSession(await call('changePassword', { language, body }), new Date());
          onDone();
        }, setStatus)
      }
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput name="currentPassword" autoComplete="current-password" />
        <PasswordInput name="newPassword" autoComplete="new-password" advises />
        <PasswordInput name="confirmation" autoComplete="new-password" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {changeFailure(failure, tAccount)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SubmitButton size="medium" label={t('password.submit')} busy={t('password.submitting')} />
          <CancelButton label={t('account.cancel')} onCancel={onCancel} />
        </Box>
        <PrivacyNotice />
      </Box>
    </Form>
  );
}
