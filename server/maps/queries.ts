import { parsePoint, pointText, straightMetres, type Point } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';
import { measured, NOTHING, placed, routed, UNAVAILABLE, type MapsResponse } from './answers';
import type { Deadline } from './deadline';
import { locateTown } from './locateTown';
import type { MapService, Mode } from './service';

/** Average ratio of road distance to straight-line distance in this region. */
const ROAD_FACTOR = 1.3;
/** Distance beyond which a result is another place of the same name (Upton in England), when the embedded list has a town of that name. */
const NAMESAKE_METRES = 1_000_000;

/** Rounds to five decimals (about a metre), the precision of a pin in a location text, so that client and server ask for the same point. */
const rounded = (point: Point): Point => ({ lat: Number(point.lat.toFixed(5)), lng: Number(point.lng.toFixed(5)) });
const oneLine = (text = '') => text.trim().replace(/\s+/g, ' ');

/** A question for a map service: its cache key, its call to a service, and the fallback without a service. */
export interface MapsQuery {
  key: string;
  ask: (service: MapService, deadline: Deadline) => Promise<MapsResponse | null>;
  /** Returns the response without a service. @param known result of the services: null for no result, undefined when no service was available */
  fallback: (known: null | undefined) => MapsResponse;
}

const unknown = (known: null | undefined) => (known === null ? NOTHING : UNAVAILABLE);

function geocoding(address: string, premises: Point): MapsQuery {
  const alone = (known: null | undefined) => {
    const town = locateTown(address, premises);
    return town ? placed(town, true) : unknown(known);
  };
  return {
    // The town that an address means depends on the premises.
    key: `geocode ${pointText(premises)} ${address.toLowerCase()}`,
    fallback: alone,
    async ask(service, deadline) {
      const found = await service.geocode(address, deadline);
      const isFar = found && straightMetres(premises, found) > NAMESAKE_METRES;
      return found && !(isFar && locateTown(address, premises)) ? placed(found, false) : null;
    },
  };
}

const distance = (from: Point, to: Point): MapsQuery => ({
  key: `distance ${pointText(from)} ${pointText(to)}`,
  fallback: () => measured(Math.round(straightMetres(from, to) * ROAD_FACTOR), true),
  async ask(service, deadline) {
    const metres = await service.distance(from, to, deadline);
    return metres === null ? null : measured(metres, false);
  },
});

const directions = (from: string, to: string, mode: Mode): MapsQuery => ({
  key: `directions ${mode} ${from.toLowerCase()}\n${to.toLowerCase()}`,
  fallback: unknown,
  async ask(service, deadline) {
    const route = await service.directions(from, to, mode, deadline);
    return route && routed(route);
  },
});

/** Returns the question of a request, or null when its points are invalid. @param premises location of the business */
export function toMapsQuery(request: MapsRequest, premises: Point): MapsQuery | null {
  if (request.type === 'geocode') return geocoding(oneLine(request.address), premises);
  if (request.type === 'directions') return directions(oneLine(request.origin), oneLine(request.destination), request.mode);
  const [from, to] = [parsePoint(request.origins ?? ''), parsePoint(request.destinations ?? '')];
  return from && to && distance(rounded(from), rounded(to));
}
