import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { formatDay } from '../../../../src/contract/formats';
import { ProposalCard } from '../../../../src/features/inbox/proposals/ProposalCard';
import { acceptedAmendment, acceptedProposal, expiredProposal, HASH, openAmendment, openProposal, verbalProposal } from '../../../fixtures/agreement';
import { withWidth } from '../../../fixtures/frames';
import { languageOf, normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { proposal } from './steps';

const meta = preview.meta({ component: ProposalCard, decorators: [withWidth(520)], args: { request: { id: 'r4', reference: 'B-7K3QX9' }, proposal: openProposal('fr') }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

/** Proposal that waits for an answer. Checks that the hash is shortened, and that all of it is one press away. */
export const Default = meta.story({
  async play(steps) {
    const t = proposal(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('valid', { day: formatDay('2027-05-22', languageOf(steps.globals['locale'])) })))).toBeVisible();
    await expect(steps.canvas.getByText(HASH)).not.toBeVisible();
    await steps.userEvent.click(steps.canvas.getByText(t('hash', { start: HASH.slice(0, 8) })));
    await expect(steps.canvas.getByText(HASH)).toBeVisible();
  },
});

/** Yes through the link. Checks that the name, the time and the language of the page are said. */
export const Accepted = meta.story({
  args: { proposal: acceptedProposal('en') },
  async play(steps) {
    const [text] = proposal(steps)('yes.linkEnglish', { name: 'Julie Tremblay', at: '|' }).split('|');
    await expect(steps.canvas.getByText((content) => normalizeSpaces(content).startsWith(normalizeSpaces(text ?? '')))).toBeVisible();
  },
});

/** Yes by telephone. Checks that the paper says who noted it. */
export const Verbal = meta.story({
  args: { proposal: verbalProposal('fr') },
  play: async (steps) => expect(steps.canvas.getByText(/Julie Tremblay.*8 mai 2027.*Samuel|Julie Tremblay.*May 8, 2027.*Samuel/)).toBeVisible(),
});

export const Expired = meta.story({
  args: { proposal: expiredProposal('fr') },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(proposal(steps)('wasValid', { day: formatDay('2027-05-04', languageOf(steps.globals['locale'])) })))).toBeVisible(),
});

/** Dearer change that waits for a yes, with what it changes. */
export const Amendment = meta.story({
  args: { proposal: openAmendment('fr') },
  play: async (steps) => expect(steps.canvas.getByText(proposal(steps)('difference.title'))).toBeVisible(),
});

/** Cheaper change, which needed no yes. Checks that it says why. */
export const NotDearer = meta.story({
  tags: ['no-screenshot'],
  args: { proposal: acceptedAmendment('fr') },
  async play(steps) {
    const [text] = proposal(steps)('yes.notDearer', { at: '|' }).split('|');
    await expect(steps.canvas.getByText((content) => normalizeSpaces(content).startsWith(normalizeSpaces(text ?? '')))).toBeVisible();
  },
});

/** Change that the customer asked for. */
export const AskedFor = meta.story({
  tags: ['no-screenshot'],
  args: { proposal: acceptedAmendment('fr', { askedBy: 'customer' }) },
  async play(steps) {
    const [text] = proposal(steps)('yes.askedFor', { at: '|' }).split('|');
    await expect(steps.canvas.getByText((content) => normalizeSpaces(content).startsWith(normalizeSpaces(text ?? '')))).toBeVisible();
    await expect(steps.canvas.getByText(proposal(steps)('askedBy'))).toBeVisible();
  },
});
