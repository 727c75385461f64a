import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReservationActions } from '../../../src/features/seats/ReservationActions';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { offeredReservation, reservation, reservationHandlers } from '../../fixtures/seats';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, reservationText } from './steps';

const meta = preview.meta({
  component: ReservationActions,
  decorators: [onPaper],
  parameters: { handlers: reservationHandlers(offeredReservation) },
  args: { token: 'k', places: offeredReservation, onDone: fn(), onChanged: fn() },
});

const press = async (steps: PlayContext, name: Parameters<ReturnType<typeof reservationText>>[0]) => steps.userEvent.click(steps.canvas.getByRole('button', { name: reservationText(steps)(name) }));

/** Accepting takes one click. */
export const Default = meta.story({
  async play(steps) {
    await press(steps, 'acts.accept');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith(expect.objectContaining({ state: 'reserved' })));
  },
});

/** Cancelling asks for confirmation first, and can be aborted. */
export const Asking = meta.story({
  args: { places: reservation() },
  parameters: { handlers: reservationHandlers(reservation()) },
  async play(steps) {
    await press(steps, 'acts.cancel');
    await expect(steps.canvas.getByRole('group')).toHaveFocus();
    await press(steps, 'confirm.no');
    await press(steps, 'acts.cancel');
    await press(steps, 'confirm.yes');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith(expect.objectContaining({ state: 'cancelled' })));
  },
});

export const Waiting = meta.story({ args: { places: reservation({ state: 'waiting' }) }, play: (steps) => expect(steps.canvas.getByRole('button', { name: reservationText(steps)('acts.leave') })).toBeEnabled() });

/** Answer in flight: the other buttons are disabled. */
export const Submitting = meta.story({
  parameters: { handlers: [pending('/api/places/act')] },
  async play(steps) {
    await press(steps, 'acts.accept');
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: reservationText(steps)('acts.accept') })).toBeDisabled());
    await expect(steps.canvas.getByRole('button', { name: reservationText(steps)('acts.decline') })).toBeDisabled();
  },
});

export const GivingBack = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { places: reservation() },
  parameters: { handlers: [pending('/api/places/act')] },
  async play(steps) {
    await press(steps, 'acts.cancel');
    await press(steps, 'confirm.yes');
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: reservationText(steps)('confirm.yes') })).toBeDisabled());
    await expect(steps.canvas.getByRole('button', { name: reservationText(steps)('confirm.no') })).toBeDisabled();
  },
});

/** Offer expired since it was read (409): an alert is shown, and `onChanged` triggers a refetch. */
export const Changed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [failing('/api/places/act', 409)] },
  async play(steps) {
    await press(steps, 'acts.accept');
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(reservationText(steps)('problem.changed')));
    await expect(steps.args.onChanged).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [unreachable('/api/places/act')] },
  async play(steps) {
    await press(steps, 'acts.accept');
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(reservationText(steps)('problem.unreachable')));
  },
});

/** Keyboard only: the confirmation receives the focus; after No, the button that opened the confirmation has the focus again. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const button = (name: 'acts.decline' | 'confirm.no') => steps.canvas.getByRole('button', { name: reservationText(steps)(name) });
    await pressKey(steps, button('acts.decline'));
    await expect(steps.canvas.getByRole('group')).toHaveFocus();
    await steps.userEvent.tab();
    await steps.userEvent.tab();
    await expect(button('confirm.no')).toHaveFocus();
    await expectFocusRing();
    await steps.userEvent.keyboard(' ');
    await expect(button('acts.decline')).toHaveFocus();
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});
