import { array, boolean, number, object, string, type InferType } from 'yup';
import { emailAddress, flag, line, paragraph, integer } from './fields';
import { LANGUAGES } from './language';
import { ENDPOINT_PATHS, RESOURCE_PATHS } from './paths';
import { MAX_SEATS, OWNER_ACTIONS, GUEST_ACTIONS, SEAT_KINDS, SEAT_STATES, type GuestAction, type OwnerAction, type SeatKind } from './seats';

const state = () => string().oneOf([...SEAT_STATES]).defined();
const text = () => object({ fr: string().defined(), en: string().defined() });

/** Public number of seats left; null for an event or training without reservable seats. */
export const seatsSchema = object({
  /** Closed once the event or training has begun or is not on the site. */
  state: string().oneOf(['open', 'full', 'closed']).defined(),
  left: number().defined(),
  /** Largest group that can request seats. */
  most: number().defined(),
}).nullable();
export type Seats = InferType<typeof seatsSchema>;

const group = {
  name: line(120).required('fullNameRequired'),
  seats: integer(MAX_SEATS).min(1, 'tooFew:${min}').required('required'),
  message: paragraph(1000).default(''),
  /** Whether the group joins the waiting list if not all of its seats are available. */
  waitlist: flag().default(false),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
};

/** Body of a visitor's seat request: `POST /training/{id}/seats`. */
export const seatRequestSchema = object({ ...group, email: emailAddress() }).noUnknown();
export type SeatRequest = InferType<typeof seatRequestSchema>;

/** Body of a group that the owner adds, for example after a telephone call. Without an email address no mail is sent. */
export const groupByHandSchema = object({
  ...group,
  email: emailAddress()
    .transform((value: string | undefined) => value || undefined)
    .notRequired(),
}).noUnknown();

/** State of a group after its request. */
export const seatResponseSchema = object({ state: string().oneOf(['reserved', 'waiting']).defined(), seats: number().defined() });
export type SeatResponse = InferType<typeof seatResponseSchema>;

/** Token of 256 random bits, base64url. */
const token = () => line(100).required('required');

/** Data of the page behind a mail's link. Contains no personal names. */
export const seatReservationSchema = object({
  kind: string().oneOf([...SEAT_KINDS]).defined(),
  /** Id of the event's or training's page on the site; null when not published. */
  thingId: string().nullable().defined(),
  title: text(),
  place: text(),
  /** Local days and time. The last day is empty for a single-day event; the time is empty when not known. */
  day: string().defined(),
  lastDay: string().defined(),
  time: string().defined(),
  seats: number().defined(),
  state: state(),
  offeredUntil: string().nullable().defined(),
  /** Whether the event or training has begun, after which no change is possible. */
  over: boolean().defined(),
});
export type SeatReservation = InferType<typeof seatReservationSchema>;

/** Group as returned to the owner. */
export const attendeeSchema = object({
  id: string().defined(),
  /** Name of the group; empty once erased. */
  name: string().defined(),
  email: string().defined(),
  message: string().defined(),
  seats: number().defined(),
  state: state(),
  createdAt: string().defined(),
  offeredUntil: string().nullable().defined(),
  /** Whether the owner added the group. */
  byHand: boolean().defined(),
  erased: boolean().defined(),
});
export type Attendee = InferType<typeof attendeeSchema>;

/** Attendees of a training or an event. */
export const attendanceSchema = object({
  /** Number of seats; null when the event or training has no day or no capacity, so that no seats can be reserved. */
  capacity: number().nullable().defined(),
  taken: number().defined(),
  left: number().defined(),
  over: boolean().defined(),
  /** Groups in the order of their requests. */
  groups: array(attendeeSchema.required()).defined(),
});
export type Attendance = InferType<typeof attendanceSchema>;

const guestActions = Object.keys(GUEST_ACTIONS) as GuestAction[];
const ownerActions = Object.keys(OWNER_ACTIONS) as OwnerAction[];

export const reservationActionSchema = object({ token: token(), act: string().oneOf(guestActions, 'notValid').required('required') }).noUnknown();
export const ownerActionSchema = object({ act: string().oneOf(ownerActions, 'notValid').required('required') }).noUnknown();

/** Endpoints of the page behind a mail's link. */
export const RESERVATION_ENDPOINTS = {
  read: { ...ENDPOINT_PATHS.readPlaces, access: 'public', body: object({ token: token() }).noUnknown(), response: seatReservationSchema },
  act: { ...ENDPOINT_PATHS.actOnPlaces, access: 'public', body: reservationActionSchema, response: seatReservationSchema },
} as const;

/** Returns the seat endpoints of an event or a training. */
export const seatEndpoints = (kind: SeatKind) => {
  const path = `${RESOURCE_PATHS[kind]}/{id}` as const;
  return {
    read: { ...ENDPOINT_PATHS.readSeats, path: `${path}/seats`, access: 'public', response: seatsSchema },
    reserve: { ...ENDPOINT_PATHS.reserveSeats, path: `${path}/seats`, access: 'public', keyed: true, body: seatRequestSchema, response: seatResponseSchema },
    list: { ...ENDPOINT_PATHS.listReservations, path: `${path}/reservations`, access: 'admin', response: attendanceSchema },
    add: { ...ENDPOINT_PATHS.addReservation, path: `${path}/reservations`, access: 'admin', keyed: true, body: groupByHandSchema, response: attendanceSchema },
    act: { ...ENDPOINT_PATHS.actOnReservation, path: `${path}/reservations/{reservation}`, access: 'admin', body: ownerActionSchema, response: attendanceSchema },
  } as const;
};
export type SeatEndpoints = ReturnType<typeof seatEndpoints>;
