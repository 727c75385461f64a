import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { disclosureStyles } from '../../../components/disclosureStyles';
import type { Proposal } from '../../../contract/agreementSchemas';
import type { RequestDetails } from '../../../contract/inbox';
import type { InboxAction } from '../../../contract/requestRules';
import { useText } from '../../../i18n/useText';
import { ProposalCard } from './ProposalCard';
import { proposalTexts } from './texts';

/** Number of proposals that are shown before the earlier ones are opened. */
const SHOWN = 2;

function List({ children }: { children: ReactNode }) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 5, '& > li + li': { pt: 5, borderTop: 1, borderColor: 'divider' } }}>
      {children}
    </Box>
  );
}

export interface ProposalListProps {
  request: Pick<RequestDetails, 'id' | 'reference' | 'proposals'>;
  /** Currently available actions on the request. */
  actions: readonly InboxAction[];
}

/** Proposals and amendments of a request, newest first, with the actions on the one that waits for an answer. */
export function ProposalList({ request, actions }: ProposalListProps) {
  const t = useText(proposalTexts);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const open = (action: InboxAction) => void navigate({ search: `?act=${action}` }, { state });
  const newest = request.proposals.toReversed();
  const buttons = (proposal: Proposal) =>
    proposal.state === 'open' && (
      <>
        {actions.includes('recordYes') && (
          <Button variant="outlined" onClick={() => open('recordYes')}>
            {t('acts.recordYes')}
          </Button>
        )}
        {actions.includes('withdrawProposal') && (
          <Button color="error" aria-label={t('acts.withdrawNamed', { name: t(`${proposal.kind}.name`, { number: proposal.number }) })} onClick={() => open('withdrawProposal')}>
            {t('acts.withdraw')}
          </Button>
        )}
      </>
    );
  const card = (proposal: Proposal) => (
    <li key={proposal.number}>
      <ProposalCard request={request} proposal={proposal} actions={buttons(proposal)} />
    </li>
  );
  const [shown, earlier] = [newest.slice(0, SHOWN), newest.slice(SHOWN)];
  return (
    <>
      <List>{shown.map(card)}</List>
      {earlier.length > 0 && (
        <Box component="details" sx={{ mt: 4, ...disclosureStyles }}>
          <Typography component="summary" sx={{ fontWeight: 650 }}>
            {t('older', { count: earlier.length })}
          </Typography>
          <List>{earlier.map(card)}</List>
        </Box>
      )}
    </>
  );
}
