import { array, boolean, number, object, string, type InferType } from 'yup';
import { emailAddress, flag, line, paragraph, wholeNumber } from './fields';
import { LANGUAGES } from './language';
import { CALLS, RESOURCE_PATHS } from './paths';
import { MOST_SEATS, OWNER_ACTS, GUEST_ACTS, SEAT_KINDS, SEAT_STATES, type GuestAct, type OwnerAct, type SeatKind } from './seats';

const state = () => string().oneOf([...SEAT_STATES]).defined();
const text = () => object({ fr: string().defined(), en: string().defined() });

/** How many seats are left, for everybody to see; null for what has no seats to reserve. */
export const seatsSchema = object({
  /** Closed once it has begun, or is not on the site. */
  state: string().oneOf(['open', 'full', 'closed']).defined(),
  left: number().defined(),
  /** The largest group that can ask. */
  most: number().defined(),
}).nullable();
export type Seats = InferType<typeof seatsSchema>;

const group = {
  name: line(120).required('fullNameRequired'),
  seats: wholeNumber(MOST_SEATS).min(1, 'tooFew:${min}').required('required'),
  message: paragraph(1000).default(''),
  /** Whether they wait where the seats left are too few for all of them. */
  waitlist: flag().default(false),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
};

/** What a visitor asks: `POST /training/{id}/seats`. */
export const seatRequestSchema = object({ ...group, email: emailAddress() }).noUnknown();
export type SeatRequest = InferType<typeof seatRequestSchema>;

/** What the owner notes down, from a telephone call perhaps: without an address no mail goes out. */
export const groupByHandSchema = object({
  ...group,
  email: emailAddress()
    .transform((value: string | undefined) => value || undefined)
    .notRequired(),
}).noUnknown();

/** How a group stands after its call. */
export const seatAnswerSchema = object({ state: string().oneOf(['reserved', 'waiting']).defined(), seats: number().defined() });
export type SeatAnswer = InferType<typeof seatAnswerSchema>;

/** 256 random bits, base64url. */
const token = () => line(100).required('required');

/** What the page behind a mail's link tells. It names nobody. */
export const placesSchema = object({
  kind: string().oneOf([...SEAT_KINDS]).defined(),
  /** Its page on the site; null while it has none. */
  thingId: string().nullable().defined(),
  title: text(),
  place: text(),
  /** Local days and time; the last day is empty where there is but one, the time where it is not known. */
  day: string().defined(),
  lastDay: string().defined(),
  time: string().defined(),
  seats: number().defined(),
  state: state(),
  offeredUntil: string().nullable().defined(),
  /** Whether it has begun: nothing can be changed any more. */
  over: boolean().defined(),
});
export type Places = InferType<typeof placesSchema>;

/** One group as the owner reads it. */
export const attendeeSchema = object({
  id: string().defined(),
  /** Empty once erased. */
  name: string().defined(),
  email: string().defined(),
  message: string().defined(),
  seats: number().defined(),
  state: state(),
  createdAt: string().defined(),
  offeredUntil: string().nullable().defined(),
  /** Whether the owner added it. */
  byHand: boolean().defined(),
  erased: boolean().defined(),
});
export type Attendee = InferType<typeof attendeeSchema>;

/** Who comes to a training or an event. */
export const attendanceSchema = object({
  /** Null where nothing can be reserved: it has no day or no capacity. */
  capacity: number().nullable().defined(),
  taken: number().defined(),
  left: number().defined(),
  over: boolean().defined(),
  /** In the order in which they asked. */
  groups: array(attendeeSchema.required()).defined(),
});
export type Attendance = InferType<typeof attendanceSchema>;

const guestActs = Object.keys(GUEST_ACTS) as GuestAct[];
const ownerActs = Object.keys(OWNER_ACTS) as OwnerAct[];

export const placesActSchema = object({ token: token(), act: string().oneOf(guestActs, 'notValid').required('required') }).noUnknown();
export const ownerActSchema = object({ act: string().oneOf(ownerActs, 'notValid').required('required') }).noUnknown();

/** The calls of the page behind a mail's link. */
export const PLACES_ENDPOINTS = {
  read: { ...CALLS.readPlaces, access: 'public', body: object({ token: token() }).noUnknown(), answer: placesSchema },
  act: { ...CALLS.actOnPlaces, access: 'public', body: placesActSchema, answer: placesSchema },
} as const;

/** The calls about the seats of an event or a training. */
export const seatEndpoints = (kind: SeatKind) => {
  const path = `${RESOURCE_PATHS[kind]}/{id}` as const;
  return {
    read: { ...CALLS.readSeats, path: `${path}/seats`, access: 'public', answer: seatsSchema },
    reserve: { ...CALLS.reserveSeats, path: `${path}/seats`, access: 'public', keyed: true, body: seatRequestSchema, answer: seatAnswerSchema },
    list: { ...CALLS.listReservations, path: `${path}/reservations`, access: 'admin', answer: attendanceSchema },
    add: { ...CALLS.addReservation, path: `${path}/reservations`, access: 'admin', keyed: true, body: groupByHandSchema, answer: attendanceSchema },
    act: { ...CALLS.actOnReservation, path: `${path}/reservations/{reservation}`, access: 'admin', body: ownerActSchema, answer: attendanceSchema },
  } as const;
};
export type SeatEndpoints = ReturnType<typeof seatEndpoints>;
