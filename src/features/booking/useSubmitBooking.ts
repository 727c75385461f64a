import { useState } from 'react';
import { ApiError, call } from '../../api/client';
import type { Unanswered } from '../../api/waiting';
import type { BookingForm } from '../../contract/booking';
import type { BookingAnswer } from '../../contract/bookingSchema';
import { toBookingRequest, type Catalogue } from '../../contract/bookingRequest';
import { dayAt } from '../../contract/days';
import { rowName } from '../../components/form/fieldWords';
import { useLanguage } from '../../i18n/LanguageProvider';

/** What was asked for, in the words of the page. */
export interface Party {
  /** Local day. */
  day: string;
  time: string;
  guests: number;
}

export type Submission =
  | { state: 'idle' }
  | { state: 'success'; key: string; answer: BookingAnswer; email: string; shownTotal: number | null; party: Party }
  | { state: 'error'; kind: Failure; message: string | null; waiting: Unanswered | null };

/** Why it did not arrive: the server failed or refused it, asks for another press, has it already, or did not answer. */
export type Failure = 'failed' | 'again' | 'known' | 'unanswered';

const FAILURES: Record<number, Failure> = { 409: 'known', 425: 'again' };

/** Where each key of the payload was typed. */
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
};

/**
 * Sends a booking once: idle, then success or error.
 * `send` gives back the server's words for fields it refused (by form field), or nothing.
 */
export function useSubmitBooking() {
  const language = useLanguage();
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });

  const send = async (form: BookingForm, catalogue: Catalogue, travelMetres: number | null, { key, headers }: { key: string; headers: Record<string, string> }): Promise<Record<string, string> | 'sent' | 'failed' | 'unanswered'> => {
    const body = toBookingRequest(form, catalogue, travelMetres, language, dayAt(new Date()));
    try {
      const answer = await call('createBooking', { language, body, headers: { ...headers, 'idempotency-key': key } });
      setSubmission({ state: 'success', key, answer, email: form.email, shownTotal: body.totalCost, party: { day: body.date, time: form.eventTime, guests: body.peopleCount + body.kidsCount } });
      return 'sent';
    } catch (failure) {
      const refused = failure instanceof ApiError ? Object.entries(failure.fields) : [];
      if (refused.length > 0) return Object.fromEntries(refused.map(([path, sentence]) => [FORM_FIELD[path] ?? rowName(path), sentence]));
      // The server's own words are for the cases it explains (a limit, a repeat); the rest get the page's sentence.
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
