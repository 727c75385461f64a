import { pointText, readDistance, readGeocode } from '../../src/contract/geo';
import { ServiceFailure } from './readJson';
import { fields, first, measure, type MapService } from './service';
import type { UpstreamRequest } from './upstream';

/** Google endpoints, the only URLs that the key is sent to. */
const GOOGLE = {
  geocode: 'https://maps.googleapis.com/maps/api/geocode/json',
  distance: 'https://maps.googleapis.com/maps/api/distancematrix/json',
  directions: 'https://maps.googleapis.com/maps/api/directions/json',
} as const;

/** Statuses for a rejected key, an exhausted quota or an internal error, which Google sends with HTTP 200. */
const BROKEN = /^(REQUEST_DENIED|OVER_[A-Z_]{1,30}|UNKNOWN_ERROR)$/;

function checked(body: unknown): unknown {
  const status = String(fields(body)['status']);
  if (BROKEN.test(status)) throw new ServiceFailure(status);
  return body;
}

/** Returns the map service for Google's Geocoding, Distance Matrix and Directions APIs. */
export function googleMaps(ask: UpstreamRequest, key: string): MapService {
  const address = (type: keyof typeof GOOGLE, parameters: Record<string, string>) =>
    new URL(`${GOOGLE[type]}?${new URLSearchParams({ ...parameters, key })}`);
  return {
    // `region` only prefers Canada; without it, Upton is found in England.
    geocode: (text, deadline) => ask(address('geocode', { address: text, region: 'ca' }), deadline, (body) => readGeocode(checked(body))),
    distance: (from, to, deadline) =>
      ask(address('distance', { origins: pointText(from), destinations: pointText(to) }), deadline, (body) =>
        measure(readDistance(checked(body))?.metres),
      ),
    directions: (origin, destination, mode, deadline) =>
      ask(address('directions', { origin, destination, mode }), deadline, (body) => {
        const leg = fields(first(fields(first(fields(checked(body))['routes']))['legs']));
        const metres = measure(fields(leg['distance'])['value']);
        const seconds = measure(fields(leg['duration'])['value']);
        return metres === null || seconds === null ? null : { metres, seconds };
      }),
  };
}
