import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { call } from '../../api/client';
import { storeUser } from '../../api/session';
import { Form } from '../../components/form/Form';
import { PasswordInput } from '../../components/form/PasswordInput';
import { SelectInput } from '../../components/form/SelectInput';
import { TextInput } from '../../components/form/TextInput';
import { LANGUAGES } from '../../contract/language';
import type { Profile, ProfileFields } from '../../contract/member';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { CancelButton } from './CancelButton';
import { clearProfileDraft } from './drafts';
import { changeFailure } from './failures';
import { memberTexts } from './memberTexts';
import { PrivacyNotice } from './PrivacyNotice';
import { profileDraft } from './profileDraft';
import { profileFormSchema } from './profileFormSchema';
import { SubmitButton } from './SubmitButton';
import { accountTexts } from './texts';
import { useFormSubmit } from './useFormSubmit';

export interface ProfileFormProps {
  profile: Profile;
  onDone: (profile: Profile) => void;
  /** Called when the member leaves the form without changing anything. */
  onCancel: () => void;
}

/** Password confirmation, required only when the email changes, because the email gives access to the account. */
function PasswordForAddress({ email }: { email: string }) {
  const { values } = useFormikContext<ProfileFields>();
  return values.email.trim() === email ? null : <PasswordInput name="currentPassword" autoComplete="current-password" />;
}

/** Changes the member's profile data. */
export function ProfileForm({ profile, onDone, onCancel }: ProfileFormProps) {
  const t = useText(memberTexts);
  const tAccount = useText(accountTexts);
  const language = useLanguage();
  const { failure, attempt } = useFormSubmit();
  const schema = useMemo(() => profileFormSchema(profile.email), [profile.email]);
  const initialValues: ProfileFields = { name: profile.name, username: profile.username, email: profile.email, language: profile.language, currentPassword: '' };
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      texts={memberTexts}
      draft={profileDraft}
      onSubmit={({ currentPassword, ...fields }, { setStatus }) =>
        attempt(async () => {
          const changed = await call('changeProfile', { language, body: { ...fields, ...(fields.email === profile.email ? {} : { currentPassword }) } });
          const { id, username, email, name, role } = changed;
          storeUser({ id, username, email, name, role });
          clearProfileDraft();
          onDone(changed);
        }, setStatus)
      }
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <TextInput name="name" autoComplete="name" />
        <TextInput name="username" required autoComplete="username" />
        <TextInput name="email" type="email" required autoComplete="email" />
        <PasswordForAddress email={profile.email} />
        <SelectInput name="language" required options={LANGUAGES.map((value) => ({ value, label: t(`details.languages.${value}`) }))} />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {changeFailure(failure, tAccount)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SubmitButton size="medium" label={t('details.submit')} busy={t('details.submitting')} />
          <CancelButton label={t('account.cancel')} onCancel={onCancel} />
        </Box>
        <PrivacyNotice />
      </Box>
    </Form>
  );
}
