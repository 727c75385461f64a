import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { disclosureStyles } from '../../components/disclosureStyles';
import { longWordStyles } from '../../components/longWordStyles';
import type { Proposal } from '../../contract/agreementSchemas';
import { formatDay, formatMoney } from '../../contract/formats';
import { COLON } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useBothTexts } from '../../i18n/useBothTexts';
import { useText } from '../../i18n/useText';
import { AcceptanceRecord } from './AcceptanceRecord';
import { AgreementPaper } from './AgreementPaper';
import { agreementTexts } from './agreementTexts';
import { BothLanguages } from './BothLanguages';
import { PaperDownload } from './PaperDownload';
import { paperTexts } from './paperTexts';

const LOOK = { open: 'primary', accepted: 'success', expired: 'warning', replaced: 'default', withdrawn: 'default' } as const;

export interface ProposalRecordProps {
  token: string;
  reference: string;
  proposal: Proposal;
}

/** Proposal that no longer waits for an answer: its state, how it was agreed, its text and its document. */
export function ProposalRecord({ token, reference, proposal }: ProposalRecordProps) {
  const t = useText(agreementTexts);
  const both = useBothTexts(paperTexts);
  const language = useLanguage();
  const id = useId();
  const { number, kind, state, validUntil, content, acceptance } = proposal;
  const name = both(kind, () => ({ number }));
  return (
    <Box component="article" aria-labelledby={id} sx={{ display: 'grid', gap: 4, minWidth: 0, ...longWordStyles }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 4 }}>
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
            <Typography id={id} variant="h4" component="h3">
              <BothLanguages text={name} inline />
            </Typography>
            <Chip size="small" variant="outlined" color={LOOK[state]} label={t(`state.${kind}.${state}`)} />
          </Box>
          <Typography component="div" sx={{ mt: 2, color: 'text.secondary' }}>
            <div>{t('list.total', { total: formatMoney(content.totalCents, language) })}</div>
            {state === 'expired' && <div>{t('list.wasValid', { day: formatDay(validUntil, language) })}</div>}
          </Typography>
        </Box>
        <PaperDownload token={token} reference={reference} number={number} name={name[language]} />
      </Box>
      {acceptance && <AcceptanceRecord acceptance={acceptance} proposal={proposal} />}
      <Box component="details" sx={disclosureStyles}>
        <Typography component="summary" aria-label={`${t('list.read')}${COLON[language]} ${name[language]}`} sx={{ fontWeight: 650 }}>
          {t('list.read')}
        </Typography>
        <AgreementPaper proposal={proposal} />
      </Box>
    </Box>
  );
}
