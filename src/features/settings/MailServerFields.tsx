import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { NumberInput } from '../../components/form/NumberInput';
import { PasswordInput } from '../../components/form/PasswordInput';
import { SelectInput } from '../../components/form/SelectInput';
import { SettingsSection } from '../../components/form/SettingsSection';
import { TextInput } from '../../components/form/TextInput';
import { isLoopbackHost, MAIL_PORTS, MAIL_SECURITIES, type MailServerForm } from '../../contract/mailServer';
import { useText } from '../../i18n/useText';
import { mailServerTexts } from './mailServerTexts';

const grid = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 5, rowGap: 6, alignItems: 'start' } as const;

/** Fields of the mail server. The port follows the encryption while it is the usual one. */
export function MailServerFields({ hasPassword }: { hasPassword: boolean }) {
  const t = useText(mailServerTexts);
  const { values, setFieldValue } = useFormikContext<MailServerForm>();
  const { security, port, host } = values;
  const before = useRef(security);
  useEffect(() => {
    const former = before.current;
    before.current = security;
    if (former !== security && port === MAIL_PORTS[former]) void setFieldValue('port', MAIL_PORTS[security]);
  }, [security, port, setFieldValue]);
  const securities = MAIL_SECURITIES.filter((each) => each !== 'none' || security === 'none' || isLoopbackHost(host));
  return (
    <>
      <SettingsSection title={t('parts.server')}>
        <Box sx={grid}>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <TextInput name="host" required autoComplete="off" />
          </Box>
          <SelectInput name="security" required options={securities.map((value) => ({ value, label: t(`securities.${value}`) }))} />
          <NumberInput name="port" required min={1} max={65_535} />
        </Box>
      </SettingsSection>
      <SettingsSection title={t('parts.account')} hint={t('parts.accountHint')}>
        <Box sx={grid}>
          <TextInput name="username" autoComplete="off" />
          <PasswordInput name="password" autoComplete="new-password" required={false} />
          <TextInput name="sender" type="email" autoComplete="off" />
        </Box>
        {hasPassword && (
          <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary', maxWidth: '62ch' }}>
            {t('passwordKept')}
          </Typography>
        )}
      </SettingsSection>
    </>
  );
}
