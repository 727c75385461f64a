import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { clearSession } from '../../api/session';
import { FormPage } from '../../components/FormPage';
import { StateMessage } from '../../components/StateMessage';
import { ResetForm } from '../../features/account/ResetForm';
import { useResetLink } from '../../features/account/resetLink';
import { resetTexts } from '../../features/account/resetTexts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** Page behind the link in the password reset mail. */
export function ResetPasswordPage() {
  const t = useText(resetTexts);
  const language = useLanguage();
  const link = useResetLink();
  const [done, setDone] = useState(false);
  const way = (path: string, label: string) => (
    <Button component={RouterLink} to={`/${language}/${path}`} variant="contained" size="large">
      {label}
    </Button>
  );
  if (!link) {
    return (
      <StateMessage level={1} illustration="knife" title={t('noLink.title')} actions={way('forgot-password', t('another'))}>
        {t('noLink.sentence')}
      </StateMessage>
    );
  }
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      illustration="knife"
      label={t('form')}
      done={done}
      after={{ illustration: 'oven', title: t('done.title'), children: t('done.message'), actions: way('memberLogin', t('done.login')) }}
    >
      <ResetForm
        link={link}
        onDone={() => {
          // The server has ended all sessions of this user, so the stored session is invalid.
          clearSession();
          setDone(true);
        }}
      />
    </FormPage>
  );
}
