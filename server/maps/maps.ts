import type { Point } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';

/** Round trip, in whole metres. */
export interface Travel {
  metres: number;
  approximate: boolean;
}

/** Returns the round trip in whole metres, or null when unknown. */
export const metresOf = (travel: Awaited<ReturnType<Maps['travel']>>): number | null => (travel && 'metres' in travel ? travel.metres : null);

/** Geocoding and distances, independent of the service used. */
export interface Maps {
  /**
   * Returns the response to a proxied call in Google's format (`status`, `results` or `rows` or `routes`), rebuilt field by field. `approximate:
   * true` means that the embedded gazetteer or a straight line was the fallback. Never rejects; without a result the status is `ZERO_RESULTS` or
   * `UNAVAILABLE`.
   * @param premises location of the business: among towns of the same name, the nearest one is meant
   */
  respond(request: MapsRequest, premises: Point): Promise<Record<string, unknown> & { status: string }>;
  /** Returns the distance from the business to a booking's location text, or null when unknown. Never rejects. */
  travel(location: string, premises: Point): Promise<Travel | { conflict: true } | null>;
}
