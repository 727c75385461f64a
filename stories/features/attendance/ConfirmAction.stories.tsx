import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import { ConfirmAction } from '../../../src/features/attendance/ConfirmAction';
import { attendance, attendee } from '../../fixtures/seats';
import { dialog, texts } from './steps';

const meta = preview.meta({ component: ConfirmAction, args: { action: 'cancel' as const, group: attendee(), perform: fn(() => Promise.resolve(attendance)), onDone: fn(), onClose: fn() } });

export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const over = await dialog();
    await waitFor(() => expect(over.getByRole('heading', { name: t('confirm.cancelTitle', { name: 'Julie Tremblay' }) })).toBeVisible());
    await steps.userEvent.click(over.getByRole('button', { name: t('acts.cancel') }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith(attendance));
  },
});

/** Request in flight. Checks that the dialog cannot be cancelled. */
export const Submitting = meta.story({
  args: { perform: fn(() => new Promise<typeof attendance>(() => {})) },
  async play(steps) {
    const t = texts(steps);
    const over = await dialog();
    await steps.userEvent.click(over.getByRole('button', { name: t('acts.cancel') }));
    await waitFor(() => expect(over.getByRole('button', { name: t('acts.cancel') })).toBeDisabled());
    await expect(over.getByRole('button', { name: t('acts.keep') })).toBeDisabled();
  },
});

/** Action no longer possible. Checks that the server's message is shown and that the list is unchanged. */
export const Failed = meta.story({
  args: { action: 'offer' as const, perform: fn(() => Promise.reject(new ApiError('Plus assez de places.', 409))) },
  async play(steps) {
    const over = await dialog();
    await steps.userEvent.click(over.getByRole('button', { name: texts(steps)('acts.offer') }));
    await expect(await over.findByRole('alert')).toHaveTextContent('Plus assez de places.');
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});
