import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import type { Proposal } from '../../contract/agreementSchemas';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';

export interface AcceptanceRecordProps {
  acceptance: NonNullable<Proposal['acceptance']>;
  proposal: Pick<Proposal, 'askedBy' | 'hash'>;
}

/** Proof of an agreement: who said yes, when and how, and the hash of what was agreed. */
export function AcceptanceRecord({ acceptance: { at: instant, way, name, on, notedBy }, proposal: { askedBy, hash } }: AcceptanceRecordProps) {
  const t = useText(agreementTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const at = useInstantLabel()(instant);
  const sentence = () => {
    if (way === 'spoken') return t('yes.spoken', { name, on: formatDay(on ?? '', language), by: notedBy || identity.name, at });
    if (way === 'link') return t('yes.link', { name, at });
    return t(askedBy === 'customer' ? 'yes.askedFor' : 'yes.notDearer', { at });
  };
  return (
    <Box sx={longWordStyles}>
      <Typography sx={{ fontWeight: 600 }}>{sentence()}</Typography>
      <Typography variant="body2" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('yes.hash')}
        <Box component="code" sx={{ display: 'block', mt: 1, color: 'text.primary', overflowWrap: 'anywhere', hyphens: 'none' }}>
          {hash}
        </Box>
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary', maxWidth: '60ch' }}>
        {t('yes.hashWhat')}
      </Typography>
    </Box>
  );
}
