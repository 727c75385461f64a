import { string } from 'yup';
import { BOOKING_STATUSES } from './booking';
import { eraseRequestSchema, inboxCountsSchema, INBOX_RULES, confirmDateSchema, moveSchema, noteSchema, requestDetailsSchema, transitionSchema } from './inbox';
import { ENDPOINT_PATHS } from './paths';

/** The owner's actions on a request. */
export const INBOX_ENDPOINTS = {
  countBookings: { ...ENDPOINT_PATHS.countBookings, access: 'admin', query: { search: 'string' }, response: inboxCountsSchema },
  exportBookings: { ...ENDPOINT_PATHS.exportBookings, access: 'admin', query: { status: BOOKING_STATUSES, search: 'string' }, response: string().defined(), mediaType: 'text/csv; charset=utf-8' },
  actOnBooking: { ...ENDPOINT_PATHS.actOnBooking, access: INBOX_RULES.confirm.who, keyed: true, body: transitionSchema, response: requestDetailsSchema },
  moveBooking: { ...ENDPOINT_PATHS.moveBooking, access: INBOX_RULES.move.who, keyed: true, body: moveSchema, response: requestDetailsSchema },
  keepBookingDate: { ...ENDPOINT_PATHS.keepBookingDate, access: INBOX_RULES.keepDate.who, keyed: true, body: confirmDateSchema, response: requestDetailsSchema },
  noteBooking: { ...ENDPOINT_PATHS.noteBooking, access: INBOX_RULES.note.who, keyed: true, body: noteSchema, response: requestDetailsSchema },
  eraseBooking: { ...ENDPOINT_PATHS.eraseBooking, access: INBOX_RULES.erase.who, keyed: true, body: eraseRequestSchema, response: requestDetailsSchema },
} as const;
