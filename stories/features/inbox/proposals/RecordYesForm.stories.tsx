import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { loadDraft } from '../../../../src/api/draftStore';
import { RecordYesForm } from '../../../../src/features/inbox/proposals/RecordYesForm';
import { HASH, openAmendment, openProposal } from '../../../fixtures/agreement';
import { withWidth } from '../../../fixtures/frames';
import { pending, unreachable } from '../../../fixtures/handlers';
import { agreedRequest, enteredRequest, fullDay, proposedRequest } from '../../../fixtures/inbox';
import { NOW } from '../../../fixtures/now';
import type { PlayContext } from '../../../fixtures/playContext';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { inbox } from '../steps';
import { proposal } from './steps';

const PATH = '/api/booking/:id/proposal/yes';
const request = proposedRequest('fr');
const sent = fn<(body: unknown) => void>().mockName('sent');

const meta = preview.meta({
  component: RecordYesForm,
  decorators: [withWidth(760)],
  args: { request, proposal: openProposal('fr'), cancel: null, onDone: fn(), onChanged: fn() },
  parameters: {
    route: 'admin/requests/r4',
    session: ownerSession,
    handlers: [
      http.post(PATH, async ({ request: asked }) => {
        const body = (await asked.json()) as { anyway: boolean };
        sent(body);
        return HttpResponse.json(proposedRequest('fr', { status: 'confirmed' }));
      }),
    ],
  },
  beforeEach: () => void sent.mockClear(),
});

const nameField = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: new RegExp(inbox(steps)('fields.name.label')) });
const submit = async (steps: PlayContext, name: 'send' | 'only' = 'send') => steps.userEvent.click(steps.canvas.getByRole('button', { name: proposal(steps)(`record.${name}`) }));

/** Yes said today by the customer. Checks that who and which day are sent with the hash of the proposal. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    await steps.canvas.findByRole('group', { name: new RegExp(inbox(steps)('fields.on.label')) }, { timeout: 10_000 });
    await expect(nameField(steps)).toHaveValue('Julie Tremblay');
    await steps.userEvent.clear(nameField(steps));
    await steps.userEvent.type(nameField(steps), 'Marc Tremblay');
    await submit(steps);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ hash: HASH, name: 'Marc Tremblay', on: '2027-05-10', letter: { subject: expect.any(String) as string, text: expect.any(String) as string }, anyway: false }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
  },
});

/** Yes to a dearer change. Checks that the mail says what is agreed then, and not what the request still contains. */
export const Amendment = meta.story({
  tags: ['no-screenshot'],
  args: { request: agreedRequest('fr'), proposal: openAmendment('fr') },
  async play(steps) {
    await expect(await steps.canvas.findByRole('textbox', { name: new RegExp(`^${inbox(steps)('fields.text.label')}`) })).toHaveDisplayValue(/50 adultes/);
  },
});

/** No name.  Checks that the field says so. */
export const Invalid = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await steps.userEvent.clear(nameField(steps));
    await submit(steps);
    await waitFor(() => expect(nameField(steps)).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Day that is full in the meantime. Checks that the owner can take it all the same. */
export const FullDay = meta.story({
  args: { request: proposedRequest('fr', { room: fullDay('2027-06-12').room, sameDay: fullDay('2027-06-12').sameDay }) },
  async play(steps) {
    await steps.userEvent.click(await steps.canvas.findByRole('checkbox', { name: inbox(steps)('letter.anyway') }));
    await submit(steps);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ anyway: true })));
  },
});

/** Customer without an email address. Checks that nothing is sent to them. */
export const NoEmail = meta.story({
  args: { request: enteredRequest('fr', { proposals: [openProposal('fr')] }) },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('letter.noEmail', { name: 'Julie Tremblay' })))).toBeVisible();
    await submit(steps, 'only');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ letter: null })));
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await submit(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
  },
});

/** Connection lost. Checks that the name is kept. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await steps.userEvent.type(nameField(steps), ' père');
    await submit(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable')));
    await expect(loadDraft(`${request.id} recordYes`, new Date(NOW))?.['name']).toBe('Julie Tremblay père');
  },
});
