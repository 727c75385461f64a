import Box from '@mui/material/Box';
import type { Proposal } from '../../contract/agreementSchemas';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';
import { ProposalRecord } from './ProposalRecord';
import { SelfServiceCard } from './SelfServiceCard';

export interface ProposalListProps {
  token: string;
  reference: string;
  /** Oldest first. */
  proposals: readonly Proposal[];
}

/** Agreements, and the proposals that were never agreed, newest first. */
export function ProposalList({ token, reference, proposals }: ProposalListProps) {
  const t = useText(agreementTexts);
  return (
    <SelfServiceCard title={t('list.title')}>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 6, '& > li + li': { pt: 6, borderTop: 1, borderColor: 'divider' } }}>
        {proposals.toReversed().map((proposal) => (
          <li key={proposal.number}>
            <ProposalRecord token={token} reference={reference} proposal={proposal} />
          </li>
        ))}
      </Box>
    </SelfServiceCard>
  );
}
