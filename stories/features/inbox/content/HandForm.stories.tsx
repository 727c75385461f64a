import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { loadDraft } from '../../../../src/api/draftStore';
import { HandForm } from '../../../../src/features/inbox/content/HandForm';
import { saveValues } from '../../../../src/features/inbox/content/storedValues';
import { EMPTY_HAND, type HandValues } from '../../../../src/features/inbox/content/values';
import { withWidth } from '../../../fixtures/frames';
import { pending, unreachable } from '../../../fixtures/handlers';
import { enteredRequest } from '../../../fixtures/inbox';
import { NOW } from '../../../fixtures/now';
import type { PlayContext } from '../../../fixtures/playContext';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { ARRIVES } from '../../booking/steps';
import { inbox } from '../steps';
import { content, SLOTS } from './steps';

const PATH = '/api/booking-by-hand';
const NAME = 'by hand';
const CALL: HandValues = { ...EMPTY_HAND, hostName: 'Julie Tremblay', telephone: '450 555-0199', adults: 20, eventType: 'smokehouse-popup', eventDate: '2027-06-19', eventTime: '17:00', location: 'Upton', meats: ['brisket'] };
const sent = fn<(body: unknown, key: string | null) => void>().mockName('sent');

const meta = preview.meta({
  component: HandForm,
  decorators: [withWidth(1360)],
  args: { ...SLOTS, renderPrice: () => null, draftName: NAME, initialValues: CALL, gone: [], customerId: null as string | null, onEntered: fn() },
  parameters: {
    route: 'admin/requests/new',
    session: ownerSession,
    handlers: [
      http.post(PATH, async ({ request }) => {
        sent(await request.json(), request.headers.get('idempotency-key'));
        return HttpResponse.json(enteredRequest('fr'));
      }),
    ],
  },
  beforeEach: () => void sent.mockClear(),
});

const submit = async (steps: PlayContext, name: 'submit' | 'submitSend' = 'submit') => {
  await steps.canvas.findByRole('button', { name: content(steps)('menu.change') }, ARRIVES);
  await steps.userEvent.click(steps.canvas.getByRole('button', { name: content(steps)(`new.${name}`) }));
};
const field = (steps: PlayContext, name: 'hostName' | 'email' | 'telephone' | 'notes') => steps.canvas.getByRole('textbox', { name: new RegExp(`^${content(steps)(`fields.${name}.label`)}`) });

/** Call from a customer without an email address. Checks that no mail is offered, and that the payload has no price. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await expect(steps.canvas.queryByRole('checkbox', { name: new RegExp(content(steps)('fields.notify.label')) })).toBeNull();
    await submit(steps);
    await waitFor(() => expect(steps.args.onEntered).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ date: '2027-06-19', peopleCount: 20, telephone: '450 555-0199', notify: false, customerId: null, contactInfo: { name: 'Julie Tremblay', email: '', location: 'Upton', notes: '' } }),
      expect.stringMatching(/^[\da-f]{32}$/),
    );
    await expect(JSON.stringify(sent.mock.lastCall?.[0])).not.toMatch(/cost|cents|amount/i);
    await expect(loadDraft(NAME, new Date(NOW))).toBeNull();
  },
});

/** Customer with an email address. Checks that the button says that the confirmation of receipt is sent. */
export const WithReceipt = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await steps.userEvent.type(field(steps, 'email'), 'julie@exemple.ca');
    await steps.userEvent.click(await steps.canvas.findByRole('checkbox', { name: new RegExp(content(steps)('fields.notify.label')) }));
    await submit(steps, 'submitSend');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ notify: true }), expect.anything()));
  },
});

/** Neither a telephone number nor an email address. Checks that nothing is sent, and that the field says why. */
export const Invalid = meta.story({
  args: { initialValues: { ...CALL, telephone: '', hostName: '' } },
  async play(steps) {
    await submit(steps);
    await waitFor(() => expect(field(steps, 'telephone')).toBeInvalid());
    await expect(field(steps, 'hostName')).toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Values that the server refuses. Checks that each message is at its field. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'Non', errors: { 'contactInfo.name': 'Nom refusé', 'diets[0].count': 'Trop' } }, { status: 422 }))] },
  async play(steps) {
    await submit(steps);
    await waitFor(() => expect(field(steps, 'hostName')).toBeInvalid());
    await expect(steps.canvas.getByText('Nom refusé')).toBeVisible();
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

/** Connection lost. Checks that the input and its key are kept, so that a retry enters the same request. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await steps.userEvent.type(field(steps, 'notes'), 'Chien');
    await submit(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable')));
    const stored = loadDraft(NAME, new Date(NOW));
    await expect(stored?.['values']).toContain('Chien');
    steps.msw.use(
      http.post(PATH, async ({ request }) => {
        sent(await request.json(), request.headers.get('idempotency-key'));
        return HttpResponse.json(enteredRequest('fr'));
      }),
    );
    await submit(steps);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.anything(), stored?.['key']));
  },
});

/** Call that was interrupted. Checks that the form continues, and can start over. */
export const Drafted = meta.story({
  tags: ['no-screenshot'],
  args: { initialValues: EMPTY_HAND },
  beforeEach: () => saveValues(NAME, { values: CALL, beside: { key: 'a1' } }),
  async play(steps) {
    await waitFor(() => expect(field(steps, 'hostName')).toHaveValue('Julie Tremblay'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: content(steps)('new.draft.discard') }));
    await waitFor(() => expect(field(steps, 'hostName')).toHaveValue(''));
  },
});
