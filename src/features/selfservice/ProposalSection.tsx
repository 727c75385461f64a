import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { Proposal } from '../../contract/agreementSchemas';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';

// Lazy: most requests have no proposal.
const OpenProposal = lazy(async () => ({ default: (await import('./OpenProposal')).OpenProposal }));
const AcceptedProposal = lazy(async () => ({ default: (await import('./AcceptedProposal')).AcceptedProposal }));

export interface ProposalSectionProps {
  token: string;
  managed: SelfServiceRequest;
  /** Proposal that was accepted on this page; null before. */
  accepted: Proposal | null;
  /** Called with the updated request and the proposal that was accepted. */
  onAccepted: (managed: SelfServiceRequest, proposal: Proposal) => void;
  /** Called when the request is not the one that was read, with its current state; null when the caller must refetch it. */
  onConflict: (current: SelfServiceRequest | null) => void;
  /** Opens the form for another date. Absent when the customer cannot ask for one. */
  onAskDate?: (() => void) | undefined;
}

/** Proposal that waits for an answer, or the one that was accepted a moment ago. Empty without either. */
export function ProposalSection({ token, managed, accepted, onAccepted, onConflict, onAskDate }: ProposalSectionProps) {
  const t = useText(agreementTexts);
  const open = managed.proposals.find(({ state }) => state === 'open');
  if (!open && !accepted) return null;
  return (
    <Box sx={{ mt: 5 }}>
      <Suspense
        fallback={
          <Box role="status" aria-label={t('loading')}>
            <Skeleton variant="rounded" height={480} />
          </Box>
        }
      >
        {open ? (
          <OpenProposal token={token} managed={managed} proposal={open} onAccepted={(after) => onAccepted(after, open)} onConflict={onConflict} onAskDate={onAskDate} />
        ) : (
          accepted && <AcceptedProposal token={token} reference={managed.reference} proposal={accepted} />
        )}
      </Suspense>
    </Box>
  );
}
