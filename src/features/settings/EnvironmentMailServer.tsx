import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { SettingsSection } from '../../components/form/SettingsSection';
import type { MailServerRecord } from '../../contract/mailServer';
import { useText } from '../../i18n/useText';
import { MailServerTest } from './MailServerTest';
import { mailServerTexts } from './mailServerTexts';

/** Mail server of the environment: what is known about it, and a test. */
export function EnvironmentMailServer({ record: { host, port, security, username, hasPassword } }: { record: MailServerRecord }) {
  const t = useText(mailServerTexts);
  const facts = [
    [t('fields.host.label'), host],
    [t('fields.port.label'), String(port)],
    [t('fields.security.label'), t(`facts.securities.${security}`)],
    ...(username === '' ? [] : [[t('fields.username.label'), username]]),
    [t('facts.password'), t(hasPassword ? 'facts.hasPassword' : 'facts.noPassword')],
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Alert severity="info" variant="outlined">
        {t('environment')}
      </Alert>
      <SettingsSection title={t('parts.server')}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }, columnGap: 6, rowGap: { xs: 1, sm: 3 }, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: { xs: 3, sm: 0 }, overflowWrap: 'anywhere' } }}>
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      </SettingsSection>
      <MailServerTest formOf={() => Promise.resolve(null)} />
    </Box>
  );
}
