import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestEnd } from '../../../src/features/requests/RequestEnd';
import type { SubmitState } from '../../../src/features/requests/useSubmitRequest';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { normalizeSpaces } from '../../fixtures/translate';
import { requests } from './steps';
import { withWidth } from '../../fixtures/frames';

const sent: SubmitState = { state: 'sent', response: bookingResponse, shownTotal: 412.4 };

const meta = preview.meta({ component: RequestEnd, decorators: [withWidth(1100)], args: { sending: sent as SubmitState } });

/** Reference, recorded amount and link to the member's requests. The status receives the focus. */
export const Submitted = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveFocus());
    await expect(steps.canvas.getByText(bookingResponse.reference)).toBeVisible();
    await expect(steps.canvas.queryByText(normalizeSpaces(t('sent.differs')))).toBeNull();
    await expect(steps.canvas.getByRole('link', { name: t('sent.requests') })).toHaveAttribute('href', expect.stringMatching(/\/member$/));
  },
});

/** Total calculated by the server differs from the total shown. */
export const DifferentTotal = meta.story({
  args: { sending: { ...sent, shownTotal: 400 } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(requests(steps)('sent.differs')))).toBeVisible(),
});

/** Request failed without a response: the message uses the wording of the specification. */
export const Failed = meta.story({
  globals: { locale: 'en' },
  args: { sending: { state: 'failed', hasResponse: false, message: null } },
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent('There was an error submitting your booking. Please try again.');
  },
});

/** Server error: the message uses the wording of the specification. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  globals: { locale: 'en' },
  args: { sending: { state: 'failed', hasResponse: true, message: null } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('There was an error processing your booking. Please try again later or contact us directly.'),
});
