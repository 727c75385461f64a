/** Location on the map, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Result of an address search. */
export interface GeocodeResult extends Point {
  address: string;
}

export const pointText = ({ lat, lng }: Point): string => `${lat},${lng}`;

const inRange = ({ lat, lng }: Point) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Parses `lat,lng`. @returns null when the text has another format or the point is not on the globe */
export function parsePoint(text: string): Point | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return null;
  const point = { lat: Number(found[1]), lng: Number(found[2]) };
  return inRange(point) ? point : null;
}

const PINNED = /\(([^()]*)\)\s*$/;

/** Returns the point at the end of a location, written by a manually moved pin, or the point that is the whole location. */
export const pointInText = (location: string): Point | null => parsePoint(PINNED.exec(location)?.[1] ?? location);

/** Returns the text of a location without its pin; empty when the location is only a pin. */
export const textBesidePin = (location: string): string => (pointInText(location) && !parsePoint(location) ? location.replace(PINNED, '').trim() : '');

/** Appends the pin's point to a location's text: `12, rue Saint-Paul, Upton (45.65210, -72.68120)`. */
export function withPoint(location: string, { lat, lng }: Point): string {
  const point = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  const address = pointInText(location) ? location.replace(PINNED, '').trim() : location.trim();
  return address === '' || parsePoint(address) ? point : `${address} (${point})`;
}

const EARTH_METRES = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in metres (haversine). */
export function straightMetres(from: Point, to: Point): number {
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(a));
}

/**
 * Maximum distance between an address and its pin, in metres. Beyond this they count as two locations, and a person must decide which is meant and
 * what the travel costs.
 */
const MAX_APART_METRES = 15_000;

export const areFarApart = (addressPoint: Point, pin: Point): boolean => straightMetres(addressPoint, pin) > MAX_APART_METRES;

/**
 * Parses the response of an address search. Returns the first result when the status is ok, otherwise null.
 * `approximate` means that the embedded gazetteer located only the town.
 */
export function readGeocode(response: unknown): (GeocodeResult & { approximate: boolean }) | null {
  const { status, results, approximate } = asFields(response);
  if (String(status).toLowerCase() !== 'ok' || !Array.isArray(results)) return null;
  const { formatted_address: address, geometry } = asFields(results[0]);
  const { lat, lng } = asFields(asFields(geometry)['location']);
  if (typeof lat !== 'number' || typeof lng !== 'number' || !inRange({ lat, lng })) return null;
  return { lat, lng, address: typeof address === 'string' ? address : '', approximate: approximate === true };
}

/** Parses the one-way metres of a distance response at `rows[0].elements[0].distance.value`; null when missing. */
export function readDistance(response: unknown): { metres: number; approximate: boolean } | null {
  const { rows, approximate } = asFields(response);
  const { elements } = asFields(Array.isArray(rows) ? rows[0] : null);
  const { value } = asFields(asFields(Array.isArray(elements) ? elements[0] : null)['distance']);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? { metres: value, approximate: approximate === true } : null;
}

const asFields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
