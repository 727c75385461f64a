import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { seatFormTexts } from '../../../src/features/seats/formTexts';
import { SeatForm } from '../../../src/features/seats/SeatForm';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { fullSeats, openSeats } from '../../fixtures/seats';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { fieldOf, fillField, onPaper, clickButton } from '../account/steps';
import { form } from './steps';

const PATH = '/api/training/:id/seats';
const GROUP = { name: 'Julie Tremblay', email: 'julie.tremblay@exemple.ca', message: 'Une poussette.' };
const keys: (string | null)[] = [];

const meta = preview.meta({
  component: SeatForm,
  decorators: [onPaper],
  args: { kind: 'training' as const, id: 'first-brisket', seats: openSeats, draft: { read: () => null, keep: () => {} }, onDone: fn(), onChanged: fn(), onClose: fn() },
  parameters: { route: 'formations/first-brisket' },
});

/** Rejects a duplicate reservation with 409, unless the override header is set. */
const reservedBefore = http.post(PATH, ({ request }) =>
  request.headers.has('x-form-anyway') ? HttpResponse.json({ state: 'reserved', seats: 2 }, { status: 201 }) : HttpResponse.json({ message: 'J’ai déjà cette réservation, mot pour mot.', current: { known: true } }, { status: 409 }),
);

const send = async (steps: PlayContext, values: Readonly<Record<string, string>> = GROUP, button: 'submit' | 'submitWait' = 'submit') => {
  await fillField(seatFormTexts, steps, values);
  await clickButton(seatFormTexts, steps, button);
};

export const Default = meta.story({ play: (steps) => expect(fieldOf(seatFormTexts, steps, 'seats')).toHaveValue('2') });

export const Invalid = meta.story({
  async play(steps) {
    await send(steps, { email: 'julie', seats: '0' });
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    const language = languageOf(steps.globals['locale']);
    for (const [name, key] of [['name', 'fullNameRequired'], ['email', 'emailInvalid'], ['seats', 'tooFew:1']] as const) await expect(fieldOf(seatFormTexts, steps, name)).toHaveAccessibleDescription(expect.stringContaining(validationText(key, language)));
  },
});

/** More seats requested than are left: a note says so, and the button is labelled for the waiting list. */
export const TooFew = meta.story({
  async play(steps) {
    await fillField(seatFormTexts, steps, { seats: '6' });
    await expect(await steps.canvas.findByText(normalizeSpaces(form(steps)('tooFew', { count: 5 })))).toBeVisible();
    await send(steps, GROUP, 'submitWait');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith({ state: 'waiting', seats: 6 }, GROUP.email));
  },
});

export const Full = meta.story({ args: { seats: fullSeats }, play: (steps) => expect(steps.canvas.getByRole('button', { name: form(steps)('submitWait') })).toBeEnabled() });

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(form(steps)('submitting')) })).toBeDisabled();
  },
});

/** Seats taken by others (409): the number of seats is re-fetched, and the typed values are kept. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 409, 'Plus assez de places.')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('Plus assez de places.');
    await expect(steps.args.onChanged).toHaveBeenCalledOnce();
    await expect(fieldOf(seatFormTexts, steps, 'message')).toHaveValue(GROUP.message);
  },
});

/** Duplicate reservation: a message asks whether to send again. */
export const AlreadyReserved = meta.story({
  parameters: { handlers: [reservedBefore] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('J’ai déjà cette réservation');
    await expect(steps.args.onChanged).not.toHaveBeenCalled();
  },
});

/** Duplicate confirmed: the seats are reserved again. */
export const ReservedAgain = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [reservedBefore] },
  async play(steps) {
    await send(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: form(steps)('anyway') }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith({ state: 'reserved', seats: 2 }, GROUP.email));
  },
});

/** Response lost: the retry uses the same idempotency key and counts once. */
export const Failed = meta.story({
  parameters: {
    handlers: [
      http.post(PATH, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    ],
  },
  beforeEach() {
    keys.length = 0;
  },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(form(steps)('failed.message')));
    await clickButton(seatFormTexts, steps, 'submit');
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** Offline: the message says so. */
export const Offline = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(form(steps)('failed.offline')));
  },
});
