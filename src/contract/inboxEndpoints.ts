import { string } from 'yup';
import { BOOKING_STATUSES } from './booking';
import { eraseRequestSchema, inboxCountsSchema, confirmDateSchema, moveSchema, noteSchema, requestDetailsSchema, transitionSchema } from './inbox';
import { ENDPOINT_PATHS } from './paths';

/** The owner's actions on a request. */
export const INBOX_ENDPOINTS = {
  countBookings: { ...ENDPOINT_PATHS.countBookings, access: 'admin', query: { search: 'string' }, response: inboxCountsSchema },
  exportBookings: { ...ENDPOINT_PATHS.exportBookings, access: 'admin', query: { status: BOOKING_STATUSES, search: 'string' }, response: string().defined(), mediaType: 'text/csv; charset=utf-8' },
  actOnBooking: { ...ENDPOINT_PATHS.actOnBooking, access: 'admin', keyed: true, body: transitionSchema, response: requestDetailsSchema },
  moveBooking: { ...ENDPOINT_PATHS.moveBooking, access: 'admin', keyed: true, body: moveSchema, response: requestDetailsSchema },
  keepBookingDate: { ...ENDPOINT_PATHS.keepBookingDate, access: 'admin', keyed: true, body: confirmDateSchema, response: requestDetailsSchema },
  noteBooking: { ...ENDPOINT_PATHS.noteBooking, access: 'admin', keyed: true, body: noteSchema, response: requestDetailsSchema },
  eraseBooking: { ...ENDPOINT_PATHS.eraseBooking, access: 'admin', keyed: true, body: eraseRequestSchema, response: requestDetailsSchema },
} as const;
