import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ApiError, call } from '../../api/client';
import { storeSession } from '../../api/session';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { TextInput } from '../../components/form/TextInput';
import { confirmationOf } from '../../contract/confirmation';
import { setupSchema, type Session, type Setup } from '../../contract/user';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { setupTexts } from './texts';

/** Server schema, plus the password confirmation that guards against typing errors. */
const schema = setupSchema.shape({ confirmation: confirmationOf('password') });

export interface SetupFormProps {
  token: string;
  onDone: (session: Session) => void;
  /** Called when the server no longer accepts the token. */
  onSpent: () => void;
}

function Submit() {
  const t = useText(setupTexts);
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" sx={{ mt: 2, alignSelf: { sm: 'flex-start' } }}>
      {t(isSubmitting ? 'submitting' : 'submit')}
    </Button>
  );
}

/** Creates the first administrator and logs them in. */
export function SetupForm({ token, onDone, onSpent }: SetupFormProps) {
  const t = useText(setupTexts);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const initialValues: Setup & { confirmation: string } = { token, username: '', email: '', password: '', confirmation: '' };
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      texts={setupTexts}
      onSubmit={async ({ confirmation: _, ...body }, { setStatus }) => {
        setFailed(false);
        try {
          const session = await call('setup', { language, body });
          storeSession(session, new Date());
          onDone(session);
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) onSpent();
          else if (error instanceof ApiError && Object.keys(error.fields).length > 0) setStatus(error.fields);
          else setFailed(true);
        }
      }}
    >
      <Stack sx={{ gap: 5 }}>
        <TextInput name="username" required autoComplete="username" />
        <TextInput name="email" type="email" required autoComplete="email" />
        <PasswordInput name="password" autoComplete="new-password" advises />
        <PasswordInput name="confirmation" autoComplete="new-password" />
        {failed && (
          <Alert severity="error" variant="outlined" sx={{ maxWidth: '68ch' }}>
            {t('failed')}
          </Alert>
        )}
        <Submit />
      </Stack>
    </Form>
  );
}
