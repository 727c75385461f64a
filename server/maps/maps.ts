import type { MapsRequest } from '../../src/contract/maps';

/** Round trip in whole metres. */
export interface Travel {
  metres: number;
  approximate: boolean;
}

/** The round trip in whole metres; null where there is none. */
export const metresOf = (travel: Awaited<ReturnType<Maps['travel']>>): number | null => (travel && 'metres' in travel ? travel.metres : null);

/** Places addresses and measures roads, whichever service answers. */
export interface Maps {
  /**
   * The answer to a proxied call in Google's shape (`status`, `results` or `rows` or `routes`), rebuilt field by field.
   * `approximate: true` says that the embedded gazetteer or a straight line stood in. Never rejects; a call that
   * nobody could answer has status `ZERO_RESULTS` or `UNAVAILABLE`.
   */
  answer(request: MapsRequest): Promise<Record<string, unknown> & { status: string }>;
  /** The way from the business to a booking's location text; null when it cannot be told. Never rejects. */
  travel(location: string): Promise<Travel | { conflict: true } | null>;
}
