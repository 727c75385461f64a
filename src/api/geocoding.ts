import { LOCATE_TIMEOUT_MS } from '../contract/business';
import { pointText, readDistance, readGeocode, type GeocodeResult, type Point } from '../contract/geo';
import type { Language } from '../contract/language';
import { call } from './client';

/**
 * Geocodes an address through our map proxy.
 * @returns the first result, or null when there is no result
 * @throws ApiError, TypeError when the service cannot be reached
 */
export async function geocode(address: string, language: Language): Promise<(GeocodeResult & { approximate: boolean }) | null> {
  return readGeocode(await call('maps', { language, body: { type: 'geocode', address } }));
}

/**
 * Returns the road distance between two points, one way in metres; null when the service does not know the distance.
 * @throws ApiError, TypeError when the service cannot be reached
 */
export async function roadDistance(from: Point, to: Point, language: Language): Promise<{ metres: number; approximate: boolean } | null> {
  return readDistance(await call('maps', { language, body: { type: 'distance', origins: pointText(from), destinations: pointText(to) } }));
}

/** Returns the visitor's position from the browser, or null when geolocation is unavailable, refused or timed out. */
export function getCurrentPosition(): Promise<Point | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { timeout: LOCATE_TIMEOUT_MS },
    );
  });
}
