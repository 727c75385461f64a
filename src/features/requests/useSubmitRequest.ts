import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useInvalidateOwnRequests } from '../../api/invalidation';
import { toFormikPath } from '../../components/form/fieldLabels';
import type { WizardOutcome } from '../../components/wizard/Wizard';
import type { BookingResponse } from '../../contract/bookingSchema';

export type SubmitState =
  | { state: 'asking' }
  | { state: 'sent'; response: BookingResponse; shownTotal: number | null }
  /** Server's explanation for the user. With null, the page shows its own message. */
  | { state: 'failed'; hasResponse: boolean; message: string | null };

/** Maps the keys of the payload to form fields. */
const ASKED_AS: Record<string, string> = {
  peopleCount: 'adults',
  kidsCount: 'children',
  kidsPricePerChild: 'pricePerChild',
  'contactInfo.name': 'hostName',
  'contactInfo.email': 'email',
  'contactInfo.location': 'location',
  'contactInfo.notes': 'notes',
  'selections.meats': 'meats',
  'selections.sides': 'sides',
  'selections.tools': 'tools',
  'selections.contentFocus': 'contentFocus',
};

/** Sends the wizard's request and returns its state. @param onResponse called when the server has responded, with success or failure */
export function useSubmitRequest(onResponse: () => void) {
  const [sending, setSending] = useState<SubmitState>({ state: 'asking' });
  const invalidateOwnRequests = useInvalidateOwnRequests();
  const send = async (shownTotal: number | null, post: () => Promise<BookingResponse>): Promise<WizardOutcome> => {
    try {
      const response = await post();
      onResponse();
      invalidateOwnRequests();
      setSending({ state: 'sent', response, shownTotal });
      return 'done';
    } catch (failure) {
      if (!(failure instanceof ApiError)) {
        setSending({ state: 'failed', hasResponse: false, message: null });
        return 'kept';
      }
      onResponse();
      const refused = Object.entries(failure.fields);
      if (refused.length > 0) {
        setSending({ state: 'asking' });
        return Object.fromEntries(refused.map(([path, sentence]) => [ASKED_AS[path] ?? toFormikPath(path), sentence]));
      }
      const explained = failure.status < 500 && !failure.message.startsWith('Request failed');
      setSending({ state: 'failed', hasResponse: true, message: explained ? failure.message : null });
      return 'kept';
    }
  };
  return { sending, send };
}
