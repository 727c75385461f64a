import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BookingError } from '../../../src/features/booking/BookingError';
import { bookingEndTexts } from '../../../src/features/booking/endTexts';
import type { Failure } from '../../../src/features/booking/useSubmitBooking';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { booking, resultOf } from './steps';

const failed = (kind: Failure, message: string | null = null) => ({ submission: { state: 'error' as const, kind, message, waiting: null } });
const end = ({ globals }: Pick<PlayContext, 'globals'>) => translator(bookingEndTexts, globals['locale']);

const meta = preview.meta({ component: BookingError, args: { ...failed('failed'), onClose: fn(), onAgain: fn<(override: boolean) => void>() } });

/** Request failed without a response. The request is kept, and the visitor is offered to send it again. */
export const Default = meta.story({
  tags: ['layout'],
  args: failed('unanswered'),
  async play(steps) {
    const dialog = within(await resultOf(booking(steps)('error.title')));
    await expect(dialog.getByRole('alert')).toHaveTextContent(normalizeSpaces(end(steps)('waiting')));
  },
});

/** Duplicate request: shows the reference of the existing one and a button to send anyway. */
export const Known = meta.story({
  args: failed('duplicate', 'J’ai déjà cette demande, mot pour mot : sa référence est B-7K3QX9.'),
  async play(steps) {
    const t = end(steps);
    const dialog = within(await resultOf(t('knownTitle')));
    await expect(dialog.getByText(/B-7K3QX9/)).toBeVisible();
    await steps.userEvent.click(dialog.getByRole('button', { name: t('anyway') }));
    await expect(steps.args.onAgain).toHaveBeenLastCalledWith(true);
    await steps.userEvent.click(dialog.getByRole('button', { name: t('fine') }));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

/** Form submitted too quickly. Checks that one more click sends the request. */
export const TooQuick = meta.story({
  args: failed('tooFast', 'C’était très rapide ! Appuyez encore une fois pour envoyer : rien n’est perdu.'),
  async play(steps) {
    await steps.userEvent.click(screen.getByRole('button', { name: end(steps)('again') }));
    await expect(steps.args.onAgain).toHaveBeenLastCalledWith(false);
  },
});
