import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { ProposalKind, ProposalState } from '../../../../src/contract/agreement';
import { ProposalBadge } from '../../../../src/features/inbox/proposals/ProposalBadge';
import { withWidth } from '../../../fixtures/frames';
import { proposal } from './steps';

const meta = preview.meta({ component: ProposalBadge, decorators: [withWidth(320)], args: { proposal: { kind: 'proposal' as ProposalKind, state: 'open' as ProposalState } } });

export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByText(proposal(steps)('proposal.open'))).toBeVisible() });

/** Amendment past its last day. Checks that its state agrees with its name in French. */
export const Expired = meta.story({ args: { proposal: { kind: 'amendment', state: 'expired' } }, play: async (steps) => expect(steps.canvas.getByText(proposal(steps)('amendment.expired'))).toBeVisible() });
