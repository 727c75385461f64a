import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { SelfServiceRequest } from '../../../src/contract/selfServiceResponses';
import { OpenProposal, type OpenProposalProps } from '../../../src/features/selfservice/OpenProposal';
import { acceptedProposal, changedContent, longContent, openAmendment, openProposal } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { expectFocusRing } from '../../fixtures/keyboard';
import { proposedManaged } from '../../fixtures/managed';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { agreement, paper, sign, signature } from './agreementSteps';
import { TOKEN } from './steps';

/** Keeps the current request, as the page does. */
function Page(props: OpenProposalProps) {
  const [managed, setManaged] = useState<SelfServiceRequest>(props.managed);
  const proposal = managed.proposals.find(({ state }) => state === 'open');
  return proposal ? <OpenProposal {...props} managed={managed} proposal={proposal} onConflict={(current) => current && setManaged(current)} /> : null;
}

const meta = preview.meta({
  component: OpenProposal,
  decorators: [withWidth(1360)],
  parameters: { route: `demande/${TOKEN}` },
  args: { token: TOKEN, managed: proposedManaged('fr'), proposal: openProposal('fr'), onAccepted: fn(), onConflict: fn(), onAskDate: fn() },
  render: (args, { globals }) => <Page {...args} managed={proposedManaged(languageOf(globals['locale']))} />,
});

/** Proposal from the menu to the button. Checks that the terms stand before the tick, the tick before the name, and the name before the button. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { terms, name, submit } = signature(steps);
    const text = steps.canvas.getByText(/^Vous pouvez annuler à tout moment/);
    const order = [text, terms, name, submit];
    for (const [index, each] of order.slice(1).entries()) await expect((order[index] ?? each).compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Amendment: only what changes, the new total and the terms. */
export const Amendment = meta.story({
  tags: ['layout'],
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <Page {...args} managed={proposedManaged(language, [acceptedProposal(language), openAmendment(language)], { status: 'confirmed' })} />;
  },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(paper(steps)('stands')))).toBeVisible();
    await expect(signature(steps, 'amendment').submit).toBeEnabled();
  },
});

const newer = openProposal('fr', { number: 2, hash: 'f'.repeat(64), content: changedContent('fr') });

/** Proposal that was replaced while it was read. Checks that the new one is shown with a message that has the focus, that the name stays, and that the terms have to be ticked again. */
export const Replaced = meta.story({
  parameters: { handlers: [http.post('/api/manage/accept', () => HttpResponse.json({ message: 'x', current: proposedManaged('fr', [openProposal('fr', { state: 'replaced' }), newer], { version: 4 }) }, { status: 409 }))] },
  async play(steps) {
    await sign(steps, 'Julie Tremblay');
    const message = await steps.canvas.findByText(normalizeSpaces(agreement(steps)('problem.replaced')));
    await waitFor(() => expect(document.activeElement).toContainElement(message));
    await expect(steps.canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/2/);
    await expect(signature(steps).name).toHaveValue('Julie Tremblay');
    await waitFor(() => expect(signature(steps).terms).not.toBeChecked());
  },
});

/** Request that was changed elsewhere while the proposal stayed the same. Checks that the tick and the name stay, and that the next attempt is for the new version. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  parameters: {
    handlers: [
      http.post('/api/manage/accept', ({ request }) =>
        request.headers.get('if-match') === '"3"' ? HttpResponse.json({ message: 'x', current: proposedManaged('fr', undefined, { version: 4 }) }, { status: 412 }) : HttpResponse.json(proposedManaged('fr', [acceptedProposal('fr')])),
      ),
    ],
  },
  async play(steps) {
    await sign(steps, 'Julie Tremblay');
    await expect(await steps.canvas.findByText(normalizeSpaces(agreement(steps)('problem.changed')))).toBeVisible();
    await expect(signature(steps).terms).toBeChecked();
    await steps.userEvent.click(signature(steps).submit);
    await waitFor(() => expect(steps.args.onAccepted).toHaveBeenCalledOnce());
  },
});

/** Proposal on a day that is over. Checks that it can be read but not accepted. */
export const NotPossible = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args, { globals }) => <Page {...args} managed={proposedManaged(languageOf(globals['locale']), undefined, { acts: [] })} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
});

/** Texts of the maximum length at 320 px. Checks that nothing is wider than the page. */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <Page {...args} managed={proposedManaged(language, [openProposal(language, { content: longContent(language) })])} />;
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});

/** Keyboard only: the document, the tick, the name and the button, in this order. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { terms, name, submit } = signature(steps);
    steps.canvas.getByRole('button', { name: /PDF/ }).focus();
    for (const next of [terms, name, submit]) {
      await steps.userEvent.tab();
      await expect(next).toHaveFocus();
      await expectFocusRing();
      if (next === terms) await steps.userEvent.keyboard(' ');
      if (next === name) await steps.userEvent.keyboard('Julie Tremblay');
    }
    await steps.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(steps.args.onAccepted).toHaveBeenCalledOnce());
  },
});
