import type { SeatKind } from './seats';

/** Returns the path of the page that a mail's link opens, without the language prefix. */
export const reservationPath = (token: string): string => `places/${token}`;

/** SWR key of the seats of an event or a training; also the key of their prerendered data. */
export const seatsKey = (kind: SeatKind, id: string): string => `seats ${kind} ${id}`;
