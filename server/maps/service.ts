import type { GeocodeResult, Point } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';
import type { Deadline } from './deadline';

export interface Route {
  metres: number;
  seconds: number;
}

export type Mode = MapsRequest['mode'];

/**
 * Provider of geocoding and routes. Resolves with null when the place or route does not exist; rejects when the provider failed and another one may
 * be used.
 */
export interface MapService {
  geocode(address: string, deadline: Deadline): Promise<GeocodeResult | null>;
  /** Returns the road distance in metres, one way. */
  distance(from: Point, to: Point, deadline: Deadline): Promise<number | null>;
  directions(from: string, to: string, mode: Mode, deadline: Deadline): Promise<Route | null>;
}

/** Returns the fields of untrusted data; empty when the value is not an object. */
export const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Returns the first item of an untrusted list. */
export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** Returns an untrusted number of metres or seconds as an integer, or null when invalid. */
export const measure = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
