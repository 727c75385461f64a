import type { GeocodeResult } from '../../src/contract/geo';
import type { Maps } from './maps';
import type { Route } from './service';

export type MapsAnswer = Awaited<ReturnType<Maps['answer']>>;

const ADDRESS_LENGTH = 300;
const mark = (approximate: boolean) => (approximate ? { approximate } : {});

/*
 * Every answer is written here, field by field in Google's shape: nothing that a service sent passes through as it came.
 */

/** A found place. @param approximate only its town is known */
export const placed = ({ lat, lng, address }: GeocodeResult, approximate: boolean): MapsAnswer => ({
  status: 'OK',
  results: [{ formatted_address: address.slice(0, ADDRESS_LENGTH), geometry: { location: { lat, lng } } }],
  ...mark(approximate),
});

/** A distance in metres. @param approximate a straight line stood in for the road */
export const measured = (metres: number, approximate: boolean): MapsAnswer => ({
  status: 'OK',
  rows: [{ elements: [{ status: 'OK', distance: { value: metres } }] }],
  ...mark(approximate),
});

/** A route's length and time. */
export const routed = ({ metres, seconds }: Route): MapsAnswer => ({
  status: 'OK',
  routes: [{ legs: [{ distance: { value: metres }, duration: { value: seconds } }] }],
});

/** There is no such place or road. */
export const NOTHING: MapsAnswer = { status: 'ZERO_RESULTS' };

/** Nobody could be asked. */
export const UNAVAILABLE: MapsAnswer = { status: 'UNAVAILABLE' };
