import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { call } from '../../api/client';
import { logOut } from '../../api/session';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { eraseSchema } from '../../contract/member';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CancelButton } from './CancelButton';
import { clearProfileDraft } from './drafts';
import { changeFailure } from './failures';
import { memberTexts } from './memberTexts';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

/** Erases the account after an explanation and a password confirmation. */
export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const t = useText(memberTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const { failure, attempt } = useFormSubmit();
  return (
    <Form
      schema={eraseSchema}
      initialValues={{ password: '' }}
      texts={memberTexts}
      onSubmit={(body, { setStatus }) =>
        attempt(async () => {
          await call('eraseMember', { language, body });
          clearProfileDraft();
          logOut('/memberLogin?farewell');
        }, setStatus)
      }
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography>{t('erase.what')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('erase.keep')}</Typography>
        <PasswordInput name="password" autoComplete="current-password" />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {changeFailure(failure, tAccount)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SubmitButton size="medium" color="error" label={t('erase.submit')} busy={t('erase.submitting')} />
          <CancelButton label={t('erase.keepIt')} onCancel={onCancel} />
        </Box>
      </Box>
    </Form>
  );
}
