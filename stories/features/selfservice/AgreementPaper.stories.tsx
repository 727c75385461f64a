import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FACT_LABELS } from '../../../src/contract/agreementLabels';
import { AgreementPaper } from '../../../src/features/selfservice/AgreementPaper';
import { acceptedAmendment, openAmendment, openProposal } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { languageOf } from '../../fixtures/translate';
import { paper } from './agreementSteps';

const meta = preview.meta({
  component: AgreementPaper,
  decorators: [withWidth(1100)],
  args: { proposal: openProposal('fr') },
  render: (args, { globals }) => <AgreementPaper {...args} proposal={openProposal(languageOf(globals['locale']))} />,
});

const terms = new RegExp(`^${FACT_LABELS.terms.fr}`);
const included = new RegExp(`^${FACT_LABELS.included.fr}`);

/** Whole agreement: plan, price, what is included and the terms, in this order. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toHaveLength(4);
    await expect(titles.slice(2)).toEqual([expect.stringMatching(included), expect.stringMatching(terms)]);
  },
});

/** Amendment that waits for a yes: what changes, and the terms. */
export const Amendment = meta.story({
  tags: ['no-screenshot'],
  render: (args, { globals }) => <AgreementPaper {...args} proposal={openAmendment(languageOf(globals['locale']))} />,
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 3, name: new RegExp(paper(steps)('changes')) })).toBeVisible();
    await expect(steps.canvas.getByRole('heading', { level: 3, name: terms })).toBeVisible();
    await expect(steps.canvas.queryByRole('heading', { level: 3, name: included })).toBeNull();
  },
});

/** Amendment in force. Checks that unchanged terms are not repeated. */
export const InForce = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args, { globals }) => <AgreementPaper {...args} proposal={acceptedAmendment(languageOf(globals['locale']))} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1),
});
