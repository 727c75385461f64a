import { LOCATE_TIMEOUT_MS, ORIGIN } from '../contract/business';
import { pointText, readDistance, readGeocode, type GeocodeResult, type Point } from '../contract/geo';
import type { Language } from '../contract/language';
import { call } from './client';

/**
 * Looks an address up through our own map service.
 * @returns the first result; null when nothing answers to the text
 * @throws ApiError, TypeError when the service cannot be reached
 */
export async function geocode(address: string, language: Language): Promise<(GeocodeResult & { approximate: boolean }) | null> {
  return readGeocode(await call('maps', { language, body: { type: 'geocode', address } }));
}

/**
 * The road from the business to a point, one way in metres; null when the service does not know.
 * @throws ApiError, TypeError when the service cannot be reached
 */
export async function distanceTo(point: Point, language: Language): Promise<{ metres: number; approximate: boolean } | null> {
  return readDistance(await call('maps', { language, body: { type: 'distance', origins: pointText(ORIGIN), destinations: pointText(point) } }));
}

/** Where the visitor is, asked of the browser; null when it does not say, for whatever reason. */
export function whereAmI(): Promise<Point | null> {
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
