import { eraseRequestSchema, inboxCountsSchema, INBOX_RULES, keepDateSchema, moveSchema, noteSchema, requestDetailsSchema, transitionSchema } from './inbox';

/** What the owner does with a request. These calls stand apart from `CALLS`, which every visitor carries. */
export const INBOX_ENDPOINTS = {
  countBookings: { method: 'GET', path: '/booking-counts', access: 'admin', query: { search: 'words' }, answer: inboxCountsSchema },
  actOnBooking: { method: 'POST', path: '/booking/{id}/transition', access: INBOX_RULES.confirm.who, keyed: true, body: transitionSchema, answer: requestDetailsSchema },
  moveBooking: { method: 'POST', path: '/booking/{id}/move', access: INBOX_RULES.move.who, keyed: true, body: moveSchema, answer: requestDetailsSchema },
  keepBookingDate: { method: 'POST', path: '/booking/{id}/keep-date', access: INBOX_RULES.keepDate.who, keyed: true, body: keepDateSchema, answer: requestDetailsSchema },
  noteBooking: { method: 'PUT', path: '/booking/{id}/note', access: INBOX_RULES.note.who, keyed: true, body: noteSchema, answer: requestDetailsSchema },
  eraseBooking: { method: 'POST', path: '/booking/{id}/erase', access: INBOX_RULES.erase.who, keyed: true, body: eraseRequestSchema, answer: requestDetailsSchema },
} as const;
