import type { GeocodeResult } from '../../src/contract/geo';
import type { Maps } from './maps';
import type { Route } from './service';

export type MapsResponse = Awaited<ReturnType<Maps['respond']>>;

const ADDRESS_LENGTH = 300;
const mark = (approximate: boolean) => (approximate ? { approximate } : {});

/*
 * Builders of all responses, field by field in Google's format: no part of a service's response is passed through unchanged.
 */

/** Returns the response for a geocoded place. @param approximate only the town is known */
export const placed = ({ lat, lng, address }: GeocodeResult, approximate: boolean): MapsResponse => ({
  status: 'OK',
  results: [{ formatted_address: address.slice(0, ADDRESS_LENGTH), geometry: { location: { lat, lng } } }],
  ...mark(approximate),
});

/** Returns the response for a distance in metres. @param approximate the distance is a straight line, not a road */
export const measured = (metres: number, approximate: boolean): MapsResponse => ({
  status: 'OK',
  rows: [{ elements: [{ status: 'OK', distance: { value: metres } }] }],
  ...mark(approximate),
});

/** Returns the response for a route, with its length and duration. */
export const routed = ({ metres, seconds }: Route): MapsResponse => ({
  status: 'OK',
  routes: [{ legs: [{ distance: { value: metres }, duration: { value: seconds } }] }],
});

/** Response when the place or the route does not exist. */
export const NOTHING: MapsResponse = { status: 'ZERO_RESULTS' };

/** Response when no service is available. */
export const UNAVAILABLE: MapsResponse = { status: 'UNAVAILABLE' };
