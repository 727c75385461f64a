import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProposalSection } from '../../../src/features/selfservice/ProposalSection';
import { acceptedProposal, HASH } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { managed, proposedManaged } from '../../fixtures/managed';
import { languageOf } from '../../fixtures/translate';
import { agreement } from './agreementSteps';
import { TOKEN } from './steps';

const meta = preview.meta({
  component: ProposalSection,
  decorators: [withWidth(1360)],
  args: { token: TOKEN, managed: proposedManaged('fr'), accepted: null, onAccepted: fn(), onConflict: fn(), onAskDate: fn() },
  render: (args, { globals }) => <ProposalSection {...args} managed={proposedManaged(languageOf(globals['locale']))} />,
});

/** Proposal that waits for an answer. */
export const Default = meta.story({ tags: ['no-screenshot'], play: async (steps) => expect(await steps.canvas.findByRole('button', { name: agreement(steps)('accept.proposal') })).toBeEnabled() });

/** Proposal that was accepted a moment ago. */
export const Accepted = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    const accepted = acceptedProposal(language);
    return <ProposalSection {...args} managed={managed(language, { proposals: [accepted] })} accepted={accepted} />;
  },
  play: async ({ canvas }) => expect(await canvas.findByText(HASH)).toBeVisible(),
});

/** Request without a proposal. Checks that nothing is shown. */
export const Empty = meta.story({ tags: ['no-screenshot', '!dev'], render: (args) => <ProposalSection {...args} managed={managed('fr')} />, play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull() });
