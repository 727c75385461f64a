import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDay } from '../../../src/contract/formats';
import { validationText } from '../../../src/contract/validation';
import { AcceptForm } from '../../../src/features/selfservice/AcceptForm';
import { HASH, openProposal } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { pending, unreachable } from '../../fixtures/handlers';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { proposedManaged } from '../../fixtures/managed';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { agreement, findAlert, sign, signature } from './agreementSteps';
import { texts, TOKEN } from './steps';

const PATH = '/api/manage/accept';
const NAME = 'Julie Tremblay';

const meta = preview.meta({
  component: AcceptForm,
  decorators: [withWidth(760)],
  args: { token: TOKEN, managed: proposedManaged('fr'), proposal: openProposal('fr'), isRereading: false, onAccepted: fn(), onConflict: fn(), onAskDate: fn() },
  render: (args, { globals }) => {
    const language = languageOf(globals['locale']);
    return <AcceptForm {...args} managed={proposedManaged(language)} proposal={openProposal(language)} />;
  },
});

const sent: unknown[] = [];

/** Terms ticked, name typed, button clicked. Checks that only the hash, the name and the tick are sent, for the version that was read. */
export const Default = meta.story({
  parameters: {
    handlers: [
      http.post(PATH, async ({ request }) => {
        sent.push({ match: request.headers.get('if-match'), key: request.headers.get('idempotency-key') !== null, body: await request.json() });
        return HttpResponse.json(proposedManaged('fr'));
      }),
    ],
  },
  async play(steps) {
    sent.length = 0;
    const form = signature(steps);
    await expect(form.terms).not.toBeChecked();
    await expect(form.name).toHaveValue('');
    await expectTouchTargets([form.submit, form.terms.closest('label') ?? form.terms]);
    await sign(steps, NAME);
    await waitFor(() => expect(steps.args.onAccepted).toHaveBeenCalledOnce());
    await expect(sent).toEqual([{ match: '"3"', key: true, body: { hash: HASH, name: NAME, terms: true } }]);
  },
});

/** Form sent empty. Checks that both errors stand at their fields. */
export const Invalid = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const form = signature(steps);
    await steps.userEvent.click(form.submit);
    await waitFor(() => expect(form.name).toHaveAccessibleDescription(validationText('nameToAccept', language)));
    await expect(form.terms).toHaveAccessibleDescription(validationText('termsUnread', language));
  },
});

/** Answer in flight. Checks that the button cannot be clicked twice. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await sign(steps, NAME);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(agreement(steps)('accept.sending'))) })).toBeDisabled();
  },
});

const keys: (string | null)[] = [];

/** Connection lost. Checks that the name and the tick stay, and that a retry is sent with the same key, so that it counts once. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    keys.length = 0;
    const remember = ({ request }: { request: Request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    };
    steps.msw.use(http.post(PATH, remember));
    await sign(steps, NAME);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(agreement(steps)('problem.unreachable')));
    const form = signature(steps);
    await expect(form.name).toHaveValue(NAME);
    await expect(form.terms).toBeChecked();
    await steps.userEvent.click(form.submit);
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** Name that the server refuses. Checks that its message stands at the field, and that the name stays. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { name: 'Écrivez votre nom pour accepter' } }, { status: 422 }))] },
  async play(steps) {
    await sign(steps, NAME);
    await waitFor(() => expect(signature(steps).name).toHaveAccessibleDescription('Écrivez votre nom pour accepter'));
    await expect(signature(steps).name).toHaveValue(NAME);
  },
});

/** Day that another booking has taken. Checks that the reason and the first free day are named, that the name stays, and that another date can be asked for. */
export const DayTaken = meta.story({
  parameters: {
    handlers: [http.post(PATH, () => HttpResponse.json({ message: 'Cette journée vient d’être prise : rien n’est convenu.', current: { ...proposedManaged('fr'), dayTaken: { date: '2027-06-12', reason: 'full', firstFree: '2027-06-13' } } }, { status: 409 }))],
  },
  async play(steps) {
    await sign(steps, NAME);
    const alert = await findAlert();
    await expect(alert.getByText(/rien n’est convenu/)).toHaveTextContent(normalizeSpaces(agreement(steps)('problem.firstFree', { day: formatDay('2027-06-13', languageOf(steps.globals['locale'])) })));
    await expect(steps.args.onConflict).not.toHaveBeenCalled();
    await expect(signature(steps).name).toHaveValue(NAME);
    await steps.userEvent.click(alert.getByRole('button', { name: texts(steps)('acts.askDate') }));
    await expect(steps.args.onAskDate).toHaveBeenCalledOnce();
  },
});

/** Request that was changed elsewhere. Checks that the caller gets the current request and that the name stays. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', current: proposedManaged('fr', undefined, { version: 4 }) }, { status: 412 }))] },
  async play(steps) {
    await sign(steps, NAME);
    await waitFor(() => expect(steps.args.onConflict).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
    await expect(signature(steps).name).toHaveValue(NAME);
  },
});

/** Request that has changed while the proposal has not. */
export const Rereading = meta.story({ tags: ['no-screenshot'], args: { isRereading: true }, play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(agreement(steps)('problem.changed')))).toBeVisible() });
