import { parsePoint, type Point } from '../../src/contract/geo';
import type { Deadline } from './deadline';
import { ServiceFailure } from './readJson';
import { fields, first, measure, type MapService, type Route } from './service';
import type { UpstreamRequest } from './upstream';

export interface PublicServices {
  geocoderUrl: string;
  routerUrl: string;
  askGeocoder: UpstreamRequest;
  askRouter: UpstreamRequest;
}

/**
 * Creates the map service for a Nominatim-compatible public geocoder and an OSRM-compatible public router. The router supports car routes only.
 * @throws TypeError when an address is not a URL
 */
export function publicMaps({ geocoderUrl, routerUrl, askGeocoder, askRouter }: PublicServices): MapService {
  const geocoder = new URL(geocoderUrl);
  const router = new URL(routerUrl).href.replace(/\/+$/, '');

  const route = (from: Point, to: Point, deadline: Deadline): Promise<Route | null> =>
    askRouter(new URL(`${router}/route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}?overview=false`), deadline, (body) => {
      const { distance, duration } = fields(first(fields(body)['routes']));
      const metres = measure(distance);
      return metres === null ? null : { metres, seconds: measure(duration) ?? 0 };
    });

  async function geocode(text: string, deadline: Deadline) {
    const address = new URL(geocoder);
    address.searchParams.set('q', text);
    address.searchParams.set('format', 'json');
    address.searchParams.set('limit', '1');
    return askGeocoder(address, deadline, (body) => {
      const { lat, lon, display_name: name } = fields(first(body));
      const point = parsePoint(`${String(lat)},${String(lon)}`);
      return point && { ...point, address: typeof name === 'string' ? name : '' };
    });
  }

  return {
    geocode,
    distance: async (from, to, deadline) => (await route(from, to, deadline))?.metres ?? null,
    async directions(from, to, mode, deadline) {
      if (mode !== 'driving') throw new ServiceFailure('cars only');
      const [start, end] = await Promise.all([from, to].map(async (text) => parsePoint(text) ?? geocode(text, deadline)));
      return start && end ? route(start, end, deadline) : null;
    },
  };
}
