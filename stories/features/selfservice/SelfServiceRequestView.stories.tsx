import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { calendarButtonTexts } from '../../../src/components/calendarButtonTexts';
import { CUSTOMER_CHANGES } from '../../../src/features/selfservice/customerChange';
import { SelfServiceRequestView, type SelfServiceRequestViewProps } from '../../../src/features/selfservice/SelfServiceRequestView';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import { acceptedProposal, expiredProposal, HASH, manyProposals, openProposal } from '../../fixtures/agreement';
import { adjustedManaged, managed, manageHandlers, proposedManaged } from '../../fixtures/managed';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { agreement, sign } from './agreementSteps';
import { DIETS, TOKEN, texts } from './steps';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: SelfServiceRequestView,
  decorators: [withPageWidth],
  parameters: { route: `demande/${TOKEN}` },
  args: { token: TOKEN, managed: managed('fr'), diets: DIETS, onManaged: fn(), onChanged: fn() },
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']))} />,
});

/** Pending request: the next steps, the calendar file and four possible changes. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(steps.canvas.getAllByRole('button')).toHaveLength(5),
});

/** Confirmed request with an adjusted price: the old and new amounts side by side, with the reason. */
export const Adjusted = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={adjustedManaged(languageOf(globals['locale']))} />,
  async play(steps) {
    const t = texts(steps);
    const [revision] = adjustedManaged(languageOf(steps.globals['locale'])).revisions;
    await expect(steps.canvas.getByText(revision?.reason ?? '')).toBeVisible();
    await expect(steps.canvas.getByRole('columnheader', { name: t('price.before') })).toBeVisible();
  },
});

/** Another date requested, with less than a week left: the number of guests can be changed by phone only. */
export const Wished = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']), { status: 'confirmed', wish: { date: '2027-06-19', time: '18:00', cancel: false }, acts: ['askDate', 'changeDiets', 'withdraw'] })} />,
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('acts.tooLate')))).toBeVisible();
    await expect(steps.canvas.getAllByRole('button')).toHaveLength(4);
  },
});

/** Cancellation requested for an event with reserved seats. The cancellation awaits the owner. */
export const CancellationRequested = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']), { status: 'confirmed', wish: { date: '2027-06-12', time: '17:30', cancel: true } })} />,
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('wishCancel')))).toBeVisible(),
});

/** Cancelled request. Checks that no change is possible, and that the calendar entry can be removed. */
export const Cancelled = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']), { status: 'cancelled', acts: [] })} />,
  play: async (steps) => expect(steps.canvas.getByRole('button')).toHaveTextContent(translator(calendarButtonTexts, steps.globals['locale'])('remove')),
});

/** Keeps the current request, as the page does. */
function Page(props: SelfServiceRequestViewProps) {
  const [current, setCurrent] = useState(props.managed);
  return <SelfServiceRequestView {...props} managed={current} onManaged={setCurrent} />;
}

/** Proposal: it stands first and in place of the request's own facts. Checks that accepting it shows who, when, the hash and the document, with the focus on the new state. */
export const Proposed = meta.story({
  tags: ['layout', 'no-screenshot'],
  parameters: { handlers: manageHandlers(proposedManaged) },
  render: (args, { globals }) => <Page {...args} managed={proposedManaged(languageOf(globals['locale']))} />,
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('heading', { level: 1, name: agreement(steps)('heading.proposal') })).toBeVisible();
    await steps.canvas.findByRole('button', { name: agreement(steps)('accept.proposal') });
    await expect(steps.canvas.queryByRole('heading', { level: 2, name: t('facts.title') })).toBeNull();
    await sign(steps, 'Julie Tremblay');
    const heading = await steps.canvas.findByRole('heading', { level: 1, name: t('state.confirmed') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(steps.canvas.getByText(normalizeSpaces(agreement(steps)('done')))).toBeVisible();
    await expect(await steps.canvas.findByText(/^Julie Tremblay (a dit oui ici|said yes here)/)).toBeVisible();
    await expect(steps.canvas.getByText(HASH)).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: /PDF/ })).toBeEnabled();
    await expect(steps.canvas.getByRole('heading', { level: 2, name: t('facts.title') })).toBeVisible();
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Amendment after an agreement. Checks that the agreed facts stay on the page, and that the earlier papers are listed. */
export const Amended = meta.story({
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <Page {...args} managed={proposedManaged(language, manyProposals(language), { status: 'confirmed' })} />;
  },
  async play(steps) {
    await expect(steps.canvas.getByRole('heading', { level: 1, name: agreement(steps)('heading.amendment') })).toBeVisible();
    await expect(steps.canvas.getByRole('heading', { level: 2, name: texts(steps)('facts.title') })).toBeVisible();
    await steps.canvas.findByRole('button', { name: agreement(steps)('accept.amendment') });
    await expect(await steps.canvas.findAllByRole('article')).toHaveLength(5);
  },
});

/** Proposal that was not answered in time. Checks that its last day and the next step are named. */
export const Expired = meta.story({
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <Page {...args} managed={managed(language, { proposals: [expiredProposal(language)] })} />;
  },
  async play(steps) {
    await expect(steps.canvas.getByText(/La proposition valait jusqu’au|The proposal was valid until/)).toBeVisible();
    await expect(await steps.canvas.findByRole('article')).toBeVisible();
  },
});

/** Proposal that expires while it is read. Checks that the refusal is explained, and that the page shows the current state. */
export const Gone = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.post('/api/manage/accept', () => HttpResponse.json({ message: 'x', current: managed('fr', { version: 4, proposals: [openProposal('fr', { state: 'expired' })] }) }, { status: 409 }))] },
  render: (args, { globals }) => <Page {...args} managed={proposedManaged(languageOf(globals['locale']))} />,
  async play(steps) {
    await steps.canvas.findByRole('button', { name: agreement(steps)('accept.proposal') });
    await sign(steps, 'Julie Tremblay');
    await expect(await steps.canvas.findByText(normalizeSpaces(agreement(steps)('problem.gone')))).toBeVisible();
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1, name: texts(steps)('state.requested') })).toHaveFocus());
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Customer without an e-mail address. Checks that no mail is promised. */
export const Unsent = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    const { content } = openProposal(language);
    const open = openProposal(language, { content: { ...content, customer: { ...content.customer, email: '' } } });
    return <Page {...args} managed={proposedManaged(language, [open])} />;
  },
  async play(steps) {
    await steps.canvas.findByRole('button', { name: agreement(steps)('accept.proposal') });
    steps.msw.use(http.post('/api/manage/accept', () => HttpResponse.json(managed('fr', { status: 'confirmed', proposals: [acceptedProposal('fr')] }))));
    await sign(steps, 'Julie Tremblay');
    await expect(await steps.canvas.findByText(normalizeSpaces(agreement(steps)('doneUnsent')))).toBeVisible();
  },
});

/** Keyboard navigation: each action sheet traps the focus and restores it on close. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    for (const action of CUSTOMER_CHANGES) await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: texts(steps)(`acts.${action}`) }));
  },
});
