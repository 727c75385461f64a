import type { AgreementContent } from '../../../contract/agreement';
import type { RequestDetails } from '../../../contract/inbox';

/** Returns a request as it is once a content is agreed, for the facts of its mail. An amendment changes the request only then. */
export function agreedRecord(request: RequestDetails, { event, totalCents, gstCents }: AgreementContent): RequestDetails {
  const { contactInfo } = request.request;
  const taxes = gstCents > 0 ? [{ id: 'gst', name: 'gst', amount: gstCents / 100 }] : [];
  return {
    ...request,
    status: 'confirmed',
    request: { ...request.request, peopleCount: event.adults, kidsCount: event.children, contactInfo: { ...contactInfo, location: event.place || contactInfo.location } },
    quote: { ...request.quote, totalCost: totalCents / 100, lines: taxes },
  };
}
