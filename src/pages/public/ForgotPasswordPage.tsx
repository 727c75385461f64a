import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FormPage } from '../../components/FormPage';
import { ForgotForm } from '../../features/account/ForgotForm';
import { forgotTexts } from '../../features/account/forgotTexts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** Page that requests a password reset link. */
export function ForgotPasswordPage() {
  const t = useText(forgotTexts);
  const language = useLanguage();
  const [done, setDone] = useState(false);
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      illustration="thermometer"
      label={t('form')}
      done={done}
      after={{
        illustration: 'thermometer',
        title: t('sent.title'),
        children: (
          <>
            <div>{t('sent.message')}</div>
            <div>{t('sent.hour')}</div>
          </>
        ),
        actions: (
          <>
            <Button component={RouterLink} to={`/${language}/memberLogin`} variant="contained" size="large">
              {t('back')}
            </Button>
            <Button size="large" color="inherit" onClick={() => setDone(false)}>
              {t('sent.again')}
            </Button>
          </>
        ),
      }}
    >
      <ForgotForm onDone={() => setDone(true)} />
    </FormPage>
  );
}
