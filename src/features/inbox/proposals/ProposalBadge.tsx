import Chip from '@mui/material/Chip';
import type { Proposal } from '../../../contract/agreementSchemas';
import { useText } from '../../../i18n/useText';
import { proposalTexts } from './texts';

const LOOK = { open: 'primary', accepted: 'success', expired: 'warning', replaced: 'default', withdrawn: 'default' } as const;

/** State of a proposal or an amendment. */
export function ProposalBadge({ proposal: { kind, state } }: { proposal: Pick<Proposal, 'kind' | 'state'> }) {
  const t = useText(proposalTexts);
  return <Chip size="small" variant="outlined" color={LOOK[state]} label={t(`${kind}.${state}`)} />;
}
