import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useMailServerCalls } from '../../api/mailServer';
import { useCurrentUser } from '../../api/session';
import { SettingsSection } from '../../components/form/SettingsSection';
import type { MailServerForm, MailTest } from '../../contract/mailServer';
import { useText } from '../../i18n/useText';
import { mailServerTexts } from './mailServerTexts';

export interface MailServerTestProps {
  /** Returns the values to test: null for the mail server in use, `incomplete` when the form has errors. */
  formOf: () => Promise<MailServerForm | null | 'incomplete'>;
  /** Called with the invalid fields when the server rejects the values. */
  onRefused?: (fields: Record<string, string>) => void;
}

type Result = MailTest | 'incomplete' | 'unreachable' | { message: string };

/** Section with a button that sends a test mail, and its result in plain words. */
export function MailServerTest({ formOf, onRefused }: MailServerTestProps) {
  const t = useText(mailServerTexts);
  const user = useCurrentUser();
  const { test } = useMailServerCalls();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const email = user?.email ?? '';
  const send = async () => {
    setResult(null);
    setBusy(true);
    try {
      const form = await formOf();
      setResult(form === 'incomplete' ? form : await test(form));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setResult('unreachable');
      // The call nests the fields of the form under its name, the form does not.
      const fields = Object.fromEntries(Object.entries(error.fields).map(([name, message]) => [name.replace(/^server\./, ''), message]));
      if (onRefused && Object.keys(fields).length > 0) onRefused(fields);
      setResult(Object.keys(fields).length > 0 ? 'incomplete' : { message: error.message });
    } finally {
      setBusy(false);
    }
  };
  const sentenceOf = (shown: Result): string => {
    if (shown === 'incomplete' || shown === 'unreachable') return t(`test.${shown}`);
    return 'message' in shown ? shown.message : t(`test.${shown.outcome}`, { email: shown.recipient });
  };
  const isTest = result !== null && typeof result === 'object' && 'outcome' in result;
  const isSent = isTest && result.outcome === 'sent';
  return (
    <SettingsSection title={t('parts.test')} hint={t('parts.testHint', { email })}>
      <Button variant="outlined" startIcon={<SendOutlined />} loading={busy} loadingPosition="start" onClick={() => void send()}>
        {t(busy ? 'test.sending' : 'test.send')}
      </Button>
      <Box role="status" sx={{ '&:not(:empty)': { mt: 4 } }}>
        {result !== null && (
          <Alert severity={isSent ? 'success' : 'error'} variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {sentenceOf(result)}
            {isTest && result.detail !== '' && (
              <Box component="p" sx={{ m: 0, mt: 2, typography: 'body2' }}>
                {t('test.detail', { detail: result.detail })}
              </Box>
            )}
          </Alert>
        )}
      </Box>
    </SettingsSection>
  );
}
