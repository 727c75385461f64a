import { eraseRequestSchema, inboxCountsSchema, INBOX_RULES, keepDateSchema, moveSchema, noteSchema, requestDetailsSchema, transitionSchema } from './inbox';
import { CALLS } from './paths';

/** The owner's actions on a request. */
export const INBOX_ENDPOINTS = {
  countBookings: { ...CALLS.countBookings, access: 'admin', query: { search: 'words' }, answer: inboxCountsSchema },
  actOnBooking: { ...CALLS.actOnBooking, access: INBOX_RULES.confirm.who, keyed: true, body: transitionSchema, answer: requestDetailsSchema },
  moveBooking: { ...CALLS.moveBooking, access: INBOX_RULES.move.who, keyed: true, body: moveSchema, answer: requestDetailsSchema },
  keepBookingDate: { ...CALLS.keepBookingDate, access: INBOX_RULES.keepDate.who, keyed: true, body: keepDateSchema, answer: requestDetailsSchema },
  noteBooking: { ...CALLS.noteBooking, access: INBOX_RULES.note.who, keyed: true, body: noteSchema, answer: requestDetailsSchema },
  eraseBooking: { ...CALLS.eraseBooking, access: INBOX_RULES.erase.who, keyed: true, body: eraseRequestSchema, answer: requestDetailsSchema },
} as const;
