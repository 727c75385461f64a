import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { SendFailed, type ContactFailure } from '../../../src/features/contact/SendFailed';
import { normalizeSpaces } from '../../fixtures/translate';
import { contact } from './steps';

const meta = preview.meta({ component: SendFailed, args: { failure: 'failed' as ContactFailure, onResend: fn() } });

/** Failed request. The message says what happened, which data is safe and offers two other ways to get in touch. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(contact(steps)('failed.message')));
    await expect(steps.canvas.getByRole('link', { name: DEFAULT_SETTINGS.identity.phone })).toHaveAttribute('href', 'tel:+14505551234');
    await expect(steps.canvas.getByRole('link', { name: DEFAULT_SETTINGS.identity.email })).toHaveAttribute('href', `mailto:${DEFAULT_SETTINGS.identity.email}`);
  },
});

/** Request failed without a response. The message is kept, and the visitor is offered to send it again. */
export const Unanswered = meta.story({ args: { failure: 'unanswered' as const }, play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(contact(steps)('failed.waiting'))) });

/** Form submitted too quickly. */
export const TooQuick = meta.story({ tags: ['no-screenshot', '!dev'], args: { failure: 'tooFast' as const }, play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(contact(steps)('failed.again'))) });

/** Duplicate message. Checks that the visitor can send the message anyway. */
export const Known = meta.story({
  args: { failure: 'duplicate' as const },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: contact(steps)('failed.anyway') }));
    await expect(steps.args.onResend).toHaveBeenCalledOnce();
  },
});
