import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { bookingRequestSchema, type BookingRequest } from '../../../src/contract/bookingSchema';
import { saveDraft, readDraft } from '../../../src/features/booking/draft';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { PARTY } from './menu';
import { ARRIVES, waitForAllLoaded, fieldByName, picker, submitButton } from './steps';

export const BOOKING = '/api/booking';
/** Idempotency key of the draft. */
export const KEY = 'the-key-of-this-draft';
/** Mock that receives each request sent to the server, with its key. */
export const onSubmit = fn<(request: BookingRequest, key: string | null) => void>();

/** MSW handler that confirms the displayed total and passes the request to `sent`. */
export const agreeing = http.post(BOOKING, async ({ request }) => {
  const asked = await bookingRequestSchema.validate(await request.json());
  onSubmit(asked, request.headers.get('idempotency-key'));
  return HttpResponse.json({ ...bookingResponse, quote: { ...bookingResponse.quote, totalCost: asked.totalCost } }, { status: 201 });
});

/** Stores a complete draft of the form. */
export const drafted = () => saveDraft({ values: PARTY, key: KEY, at: Date.parse(NOW) });

/** Submits the form once it is complete. */
export async function send(steps: PlayContext) {
  await waitForAllLoaded(steps);
  await waitFor(() => expect(submitButton(steps)).toBeEnabled(), ARRIVES);
  await steps.userEvent.click(submitButton(steps));
}

/** Expects the form to have kept its values. */
export async function storedValues(steps: PlayContext) {
  await expect(fieldByName(steps, 'hostName')).toHaveValue(PARTY.hostName);
  await expect(fieldByName(steps, 'location')).toHaveValue(PARTY.location);
  await expect(await picker(steps, 'eventDate')).toHaveTextContent(PARTY.eventDate);
  await expect(readDraft(new Date(NOW))?.values).toEqual(PARTY);
}
