import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProposalRecord } from '../../../src/features/selfservice/ProposalRecord';
import { acceptedProposal, expiredProposal, openProposal } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { languageOf } from '../../fixtures/translate';
import { agreement } from './agreementSteps';
import { TOKEN } from './steps';

const meta = preview.meta({
  component: ProposalRecord,
  decorators: [withWidth(1100)],
  args: { token: TOKEN, reference: 'B-7K3QX9', proposal: acceptedProposal('fr') },
  render: (args, { globals }) => <ProposalRecord {...args} proposal={acceptedProposal(languageOf(globals['locale']))} />,
});

/** Agreement. Checks that its text can be focused and opened. */
export const Default = meta.story({
  async play(steps) {
    const summary = steps.canvas.getByText(agreement(steps)('list.read'));
    await expectTouchTargets([summary]);
    await expect(steps.canvas.getByRole('group')).not.toHaveAttribute('open');
    summary.focus();
    await expect(summary).toHaveFocus();
    await steps.userEvent.click(summary);
    await expect(steps.canvas.getByRole('table')).toBeVisible();
  },
});

/** Proposal that was not answered in time. Checks that its last day is named. */
export const Expired = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => <ProposalRecord {...args} proposal={expiredProposal(languageOf(globals['locale']))} />,
  async play(steps) {
    await expect(steps.canvas.getByText(agreement(steps)('state.proposal.expired'))).toBeVisible();
    await expect(steps.canvas.getByText(/Valait jusqu’au|Was valid until/)).toBeVisible();
  },
});

export const Replaced = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args, { globals }) => <ProposalRecord {...args} proposal={openProposal(languageOf(globals['locale']), { state: 'replaced' })} />,
  play: async (steps) => expect(steps.canvas.getByText(agreement(steps)('state.proposal.replaced'))).toBeVisible(),
});
