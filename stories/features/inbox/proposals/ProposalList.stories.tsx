import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ProposalList } from '../../../../src/features/inbox/proposals/ProposalList';
import { manyProposals, openProposal } from '../../../fixtures/agreement';
import { withWidth } from '../../../fixtures/frames';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { addressIs, withAddress } from '../steps';
import { proposal } from './steps';

const request = { id: 'r4', reference: 'B-7K3QX9', proposals: [openProposal('fr')] };

const meta = preview.meta({ component: ProposalList, decorators: [withWidth(520), withAddress], args: { request, actions: ['recordYes', 'withdrawProposal'] as const }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

/** Open proposal. Checks that noting a yes opens its form through the URL. */
export const Default = meta.story({
  async play(steps) {
    const t = proposal(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.recordYes') }));
    await addressIs('?act=recordYes');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.withdrawNamed', { name: t('proposal.name', { number: 1 }) }) }));
    await addressIs('?act=withdrawProposal');
  },
});

/** Six proposals. Checks that the newest are first, that the earlier ones are behind one press, and that only the open one has actions. */
export const Many = meta.story({
  args: { request: { ...request, proposals: manyProposals('fr') } },
  async play(steps) {
    const t = proposal(steps);
    const shown = steps.canvas.getAllByRole('heading', { level: 3 }).filter((heading) => heading.checkVisibility());
    await expect(shown.map(({ textContent }) => textContent)).toEqual([t('amendment.name', { number: 6 }), t('amendment.name', { number: 5 })]);
    await expect(steps.canvas.getAllByRole('button', { name: t('acts.recordYes') })).toHaveLength(1);
    await steps.userEvent.click(steps.canvas.getByText(normalizeSpaces(t('older', { count: 4 }))));
    await expect(steps.canvas.getByRole('heading', { name: t('proposal.name', { number: 1 }) })).toBeVisible();
  },
});

/** Request on which nothing is possible any more. */
export const Closed = meta.story({
  tags: ['no-screenshot'],
  args: { actions: [] },
  play: async (steps) => expect(steps.canvas.queryByRole('button', { name: proposal(steps)('acts.recordYes') })).toBeNull(),
});
