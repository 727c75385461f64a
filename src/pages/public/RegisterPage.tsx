import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { FormPage } from '../../components/FormPage';
import { RegisterForm } from '../../features/account/RegisterForm';
import { registerTexts } from '../../features/account/registerTexts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** Page that creates an account. */
export function RegisterPage() {
  const t = useText(registerTexts);
  const language = useLanguage();
  const state: unknown = useLocation().state;
  const [done, setDone] = useState(false);
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      illustration="smoker"
      label={t('form')}
      done={done}
      after={{
        illustration: 'oven',
        title: t('done.title'),
        children: (
          <>
            <div>{t('done.message')}</div>
            <div>{t('done.mail')}</div>
          </>
        ),
        actions: (
          <Button component={RouterLink} to={`/${language}/memberLogin`} state={state} variant="contained" size="large">
            {t('login')}
          </Button>
        ),
      }}
    >
      <RegisterForm onDone={() => setDone(true)} />
    </FormPage>
  );
}
