import { areFarApart, pointInText, pointText, readDistance, readGeocode, textBesidePin, type Point } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';
import { roundTrip } from '../../src/contract/pricing';
import type { Clock } from '../clock';
import { NOTHING, type MapsResponse } from './answers';
import { deadlineIn, withDeadline, type Deadline } from './deadline';
import { googleMaps } from './googleMaps';
import type { Maps } from './maps';
import { createMapsCache } from './cache';
import { publicMaps } from './publicMaps';
import { toMapsQuery, type MapsQuery } from './queries';
import type { MapService } from './service';
import { createThrottle, type Throttle } from './throttle';
import { createUpstream, TIMINGS, type Log, type Timings } from './upstream';

export interface MapsOptions {
  /** API key; when set, Google is the first service used. */
  googleKey?: string | undefined;
  /** URL of a Nominatim-compatible geocoder, such as `https://nominatim.openstreetmap.org/search`. */
  geocoderUrl: string;
  /** URL of an OSRM-compatible router, such as `https://router.project-osrm.org`. */
  routerUrl: string;
  clock: Clock;
  log: Log;
  /** Returns the e-mail address of the business, for the operators of the services. */
  contact: () => Promise<string>;
  fetch?: typeof fetch;
  /** Minimum interval between two requests to the public geocoder, in milliseconds. The service allows one request per second. */
  spacingMs?: number;
  timings?: Partial<Timings>;
}

function createServices({ googleKey, geocoderUrl, routerUrl, contact, fetch = globalThis.fetch, ...rest }: MapsOptions): MapService[] {
  const timings = { ...TIMINGS, ...rest.timings };
  const userAgent = async () => `EventBooking/1.0 (+${await contact()})`;
  const upstream = (service: string, turnstile?: Throttle) =>
    createUpstream({ service, fetch, userAgent, clock: rest.clock, log: rest.log, timings, ...(turnstile && { turnstile }) });
  const askGeocoder = upstream('geocoder', createThrottle(rest.spacingMs ?? 1000));
  return [
    ...(googleKey ? [googleMaps(upstream('google'), googleKey)] : []),
    publicMaps({ geocoderUrl, routerUrl, askGeocoder, askRouter: upstream('router') }),
  ];
}

/**
 * Creates the maps service, with fallbacks: Google when a key is set, then the public services, then the embedded list of towns with a straight-line
 * distance. Its answers never reject and arrive within five seconds.
 * @throws TypeError when a service's address is not a URL
 */
export function createMaps(options: MapsOptions): Maps {
  const services = createServices(options);
  const recall = createMapsCache(options.clock);
  const budgetMs = options.timings?.budgetMs ?? TIMINGS.budgetMs;

  async function find({ ask, fallback }: MapsQuery, deadline: Deadline): Promise<MapsResponse> {
    for (const service of services) {
      try {
        return (await ask(service, deadline)) ?? fallback(null);
      } catch {
        // Logged in upstream.ts; the next service is the fallback.
      }
    }
    return fallback(undefined);
  }

  async function respondBy(request: MapsRequest, premises: Point, deadline: Deadline): Promise<MapsResponse> {
    const question = toMapsQuery(request, premises);
    if (!question) return NOTHING;
    // The same question may already be in flight with a later deadline than this one.
    return withDeadline(deadline, recall(question.key, () => find(question, deadline)), () => question.fallback(undefined));
  }

  return {
    respond: (request, premises) => respondBy(request, premises, deadlineIn(budgetMs)),
    async travel(location, premises) {
      const deadline = deadlineIn(budgetMs);
      const pin = pointInText(location);
      const text = textBesidePin(location);
      if (pin && text !== '') {
        const named = readGeocode(await respondBy({ type: 'geocode', address: text, mode: 'driving' }, premises, deadline));
        if (named && areFarApart(named, pin)) return { conflict: true };
      }
      const place = pin ? { ...pin, approximate: false } : readGeocode(await respondBy({ type: 'geocode', address: location, mode: 'driving' }, premises, deadline));
      if (!place) return null;
      const way = readDistance(
        await respondBy({ type: 'distance', origins: pointText(premises), destinations: pointText(place), mode: 'driving' }, premises, deadline),
      );
      return way && { metres: roundTrip(way.metres), approximate: place.approximate || way.approximate };
    },
  };
}
