import { useState } from 'react';
import { ApiError, call } from '../../api/client';
import type { UnconfirmedSubmission } from '../../api/pendingSubmissions';
import type { BookingForm } from '../../contract/booking';
import type { BookingRequest, BookingResponse } from '../../contract/bookingSchema';
import { toBookingRequest, type Catalogue } from '../../contract/bookingRequest';
import { dayAt } from '../../contract/days';
import { toFormikPath } from '../../components/form/fieldLabels';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';

export type Submission =
  | { state: 'idle' }
  | { state: 'success'; key: string; response: BookingResponse; email: string; shownTotal: number | null; request: BookingRequest }
  | { state: 'error'; kind: Failure; message: string | null; waiting: UnconfirmedSubmission | null };

/** Reason for a failure: rejected or failed on the server, confirmation required, duplicate, or no response. */
export type Failure = 'failed' | 'tooFast' | 'duplicate' | 'unanswered';

const FAILURES: Record<number, Failure> = { 409: 'duplicate', 425: 'tooFast' };

/** Form field for each key of the payload. */
const FORM_FIELD: Record<string, string> = {
  'contactInfo.name': 'hostName',
  'contactInfo.email': 'email',
  'contactInfo.location': 'location',
  peopleCount: 'adults',
  kidsCount: 'children',
  date: 'eventDate',
  'selections.meats': 'meats',
  'selections.sides': 'sides',
  'selections.tools': 'tools',
  'details.eventType': 'eventType',
  'details.toppings': 'toppings',
};

/**
 * Submits a booking once. The state goes from idle to success or error. `send` returns the server's field errors by form field, or otherwise the
 * outcome.
 */
export function useSubmitBooking() {
  const language = useLanguage();
  const settings = useSettings();
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });

  const send = async (form: BookingForm, catalogue: Catalogue, travelMetres: number | null, { key, headers }: { key: string; headers: Record<string, string> }): Promise<Record<string, string> | 'sent' | 'failed' | 'unanswered'> => {
    const body = toBookingRequest(form, catalogue, travelMetres, language, dayAt(new Date()), settings);
    try {
      const response = await call('createBooking', { language, body, headers: { ...headers, 'idempotency-key': key } });
      setSubmission({ state: 'success', key, response, email: form.email, shownTotal: body.totalCost, request: body });
      return 'sent';
    } catch (failure) {
      const refused = failure instanceof ApiError ? Object.entries(failure.fields) : [];
      if (refused.length > 0) return Object.fromEntries(refused.map(([path, sentence]) => [FORM_FIELD[path] ?? toFormikPath(path), sentence]));
      // Uses the server's message only for errors that it explains (rate limit, duplicate). All other errors get the page's own message.
      const explained = failure instanceof ApiError && failure.status < 500 && !failure.message.startsWith('Request failed');
      setSubmission(
        failure instanceof ApiError
          ? { state: 'error', kind: FAILURES[failure.status] ?? 'failed', message: explained ? failure.message : null, waiting: null }
          : { state: 'error', kind: 'unanswered', message: null, waiting: { call: 'createBooking', key, language, body } },
      );
      return failure instanceof ApiError ? 'failed' : 'unanswered';
    }
  };

  return { submission, send, dismiss: () => setSubmission({ state: 'idle' }) };
}
