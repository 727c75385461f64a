import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestContact } from '../../../src/features/inbox/RequestContact';
import { longText } from '../../fixtures/bookingRecord';
import { withWidth } from '../../fixtures/frames';
import { enteredRequest, erasedRequest, requestDetails, waitingRequest } from '../../fixtures/inbox';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';

const meta = preview.meta({ component: RequestContact, decorators: [withWidth(420)], args: { request: waitingRequest('fr') } });

/** Request that the customer sent. Checks the link to the same request again. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('link', { name: normalizeSpaces(inbox(steps)('who.again')) })).toHaveAttribute('href', expect.stringMatching(new RegExp(`/admin/requests/new\\?again=${steps.args.request.id}$`)));
    await expect(steps.canvas.queryByRole('link', { name: inbox(steps)('who.card') })).toBeNull();
  },
});

/** Request that the owner entered after a call. Checks that it says who entered it, that nothing is sent, and where the card is. */
export const Entered = meta.story({
  args: { request: enteredRequest('fr') },
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('who.enteredBy', { name: 'Samuel' })))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('who.noEmail')))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('who.card') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/customers\/c1$/));
    await expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  },
});

export const Erased = meta.story({ tags: ['no-screenshot'], args: { request: erasedRequest('fr') }, play: async (steps) => expect(steps.canvas.queryByRole('link')).toBeNull() });

export const LongText = meta.story({ tags: ['no-screenshot'], args: { request: requestDetails(longText('fr')) }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth) });
