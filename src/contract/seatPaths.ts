import { RESOURCE_PATHS } from './paths';
import type { SeatKind } from './seats';

/* Where seats are read and asked for, apart from what the calls must look like. */

/** `GET`: how many are left; `POST`: reserves some. */
export const seatsPath = (kind: SeatKind, id: string): `/${string}` => `${RESOURCE_PATHS[kind]}/${id}/seats`;

/** For the owner. `GET`: who comes; `POST`: adds a group by hand. */
export const reservationsPath = (kind: SeatKind, id: string): `/${string}` => `${RESOURCE_PATHS[kind]}/${id}/reservations`;

/** By the secret of a mail's link, which stands in the body: it must be in no log. Reading changes nothing. */
export const PLACES_CALLS = {
  read: { method: 'POST', path: '/places/read' },
  act: { method: 'POST', path: '/places/act' },
} as const;

/** The page that a mail's link leads to, under the language. */
export const placesPage = (token: string): string => `places/${token}`;

/** Under which key the seats of a thing are kept by whoever has read them. */
export const seatsKey = (kind: SeatKind, id: string): string => `seats ${kind} ${id}`;
