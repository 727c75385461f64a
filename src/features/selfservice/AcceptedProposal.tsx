import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';
import { ProposalRecord, type ProposalRecordProps } from './ProposalRecord';

/** Proposal that was accepted a moment ago: who said yes, when, the hash and the document. */
export function AcceptedProposal(props: ProposalRecordProps) {
  const t = useText(agreementTexts);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderTop: 3, borderTopColor: 'success.main', borderRadius: 1, px: { xs: 5, sm: 7 }, py: { xs: 5, sm: 6 } }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 4 }}>
        {t('agreed')}
      </Typography>
      <ProposalRecord {...props} />
    </Box>
  );
}
