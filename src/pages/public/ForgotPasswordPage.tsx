import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Arrival } from '../../components/Arrival';
import { FormSheet } from '../../components/FormSheet';
import { StateMessage } from '../../components/StateMessage';
import { ForgotForm } from '../../features/account/ForgotForm';
import { forgotTexts } from '../../features/account/forgotTexts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** Where one asks for a link to choose a new password. */
export function ForgotPasswordPage() {
  const t = useText(forgotTexts);
  const language = useLanguage();
  const [sent, setSent] = useState(false);
  if (!sent) {
    return (
      <FormSheet title={t('title')} lead={t('lead')} illustration="thermometer" label={t('form')}>
        <ForgotForm onDone={() => setSent(true)} />
      </FormSheet>
    );
  }
  return (
    <Arrival>
      <StateMessage
        level={1}
        role="status"
        illustration="thermometer"
        title={t('sent.title')}
        actions={
          <>
            <Button component={RouterLink} to={`/${language}/memberLogin`} variant="contained" size="large">
              {t('back')}
            </Button>
            <Button size="large" color="inherit" onClick={() => setSent(false)}>
              {t('sent.again')}
            </Button>
          </>
        }
      >
        <div>{t('sent.message')}</div>
        <div>{t('sent.hour')}</div>
      </StateMessage>
    </Arrival>
  );
}
