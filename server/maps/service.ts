import type { GeocodeResult, Point } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';
import type { Deadline } from './deadline';

export interface Route {
  metres: number;
  seconds: number;
}

export type Mode = MapsRequest['mode'];

/** A provider of places and roads. null: it knows none. A rejection: it failed, and another may be asked. */
export interface MapService {
  geocode(address: string, deadline: Deadline): Promise<GeocodeResult | null>;
  /** The road in metres, one way. */
  distance(from: Point, to: Point, deadline: Deadline): Promise<number | null>;
  directions(from: string, to: string, mode: Mode, deadline: Deadline): Promise<Route | null>;
}

/** The fields of something read from outside; none when it is not an object. */
export const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The first of a list read from outside. */
export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** A whole number of metres or seconds read from outside; null when it is none. */
export const measure = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
