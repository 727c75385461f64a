import { BUSINESS, ORIGIN } from '../../src/contract/business';
import { areFarApart, pointInText, pointText, readDistance, readGeocode, wordsBesidePin } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';
import { roundTrip } from '../../src/contract/pricing';
import type { Clock } from '../clock';
import { NOTHING, type MapsAnswer } from './answers';
import { deadlineIn, within, type Deadline } from './deadline';
import { googleMaps } from './googleMaps';
import type { Maps } from './maps';
import { createMemory } from './memory';
import { publicMaps } from './publicMaps';
import { questionOf, type Question } from './questions';
import type { MapService } from './service';
import { createTurnstile, type Turnstile } from './turnstile';
import { createUpstream, TIMINGS, type Log, type Timings } from './upstream';

export interface MapsOptions {
  /** Google is asked first when there is one. */
  googleKey?: string | undefined;
  /** In Nominatim's manner, e.g. `https://nominatim.openstreetmap.org/search`. */
  geocoderUrl: string;
  /** In OSRM's manner, e.g. `https://router.project-osrm.org`. */
  routerUrl: string;
  clock: Clock;
  log: Log;
  /** Who we are, for the services' owners: the site's address or an e-mail. */
  contact?: string;
  fetch?: typeof fetch;
  /** Between two requests to the public geocoder, whose rule is one a second. */
  spacingMs?: number;
  timings?: Partial<Timings>;
}

function createServices({ googleKey, geocoderUrl, routerUrl, contact = BUSINESS.email, fetch = globalThis.fetch, ...rest }: MapsOptions): MapService[] {
  const timings = { ...TIMINGS, ...rest.timings };
  const userAgent = `Boucane/1.0 (+${contact})`;
  const upstream = (service: string, turnstile?: Turnstile) =>
    createUpstream({ service, fetch, userAgent, clock: rest.clock, log: rest.log, timings, ...(turnstile && { turnstile }) });
  const askGeocoder = upstream('geocoder', createTurnstile(rest.spacingMs ?? 1000));
  return [
    ...(googleKey ? [googleMaps(upstream('google'), googleKey)] : []),
    publicMaps({ geocoderUrl, routerUrl, askGeocoder, askRouter: upstream('router') }),
  ];
}

/**
 * Maps by whoever answers: Google when there is a key, else the public services, else the embedded list of towns and a
 * straight line. Never rejects, and answers within five seconds.
 * @throws TypeError when a service's address is not a URL
 */
export function createMaps(options: MapsOptions): Maps {
  const services = createServices(options);
  const recall = createMemory(options.clock);
  const budgetMs = options.timings?.budgetMs ?? TIMINGS.budgetMs;

  async function find({ ask, alone }: Question, deadline: Deadline): Promise<MapsAnswer> {
    for (const service of services) {
      try {
        return (await ask(service, deadline)) ?? alone(null);
      } catch {
        // upstream.ts has logged it; the next service is the remedy.
      }
    }
    return alone(undefined);
  }

  async function answerBy(request: MapsRequest, deadline: Deadline): Promise<MapsAnswer> {
    const question = questionOf(request);
    if (!question) return NOTHING;
    // The same question may already be under way with a later deadline than ours.
    return within(deadline, recall(question.key, () => find(question, deadline)), () => question.alone(undefined));
  }

  return {
    answer: (request) => answerBy(request, deadlineIn(budgetMs)),
    async travel(location) {
      const deadline = deadlineIn(budgetMs);
      const pin = pointInText(location);
      const words = wordsBesidePin(location);
      if (pin && words !== '') {
        const named = readGeocode(await answerBy({ type: 'geocode', address: words, mode: 'driving' }, deadline));
        if (named && areFarApart(named, pin)) return { conflict: true };
      }
      const place = pin ? { ...pin, approximate: false } : readGeocode(await answerBy({ type: 'geocode', address: location, mode: 'driving' }, deadline));
      if (!place) return null;
      const way = readDistance(
        await answerBy({ type: 'distance', origins: pointText(ORIGIN), destinations: pointText(place), mode: 'driving' }, deadline),
      );
      return way && { metres: roundTrip(way.metres), approximate: place.approximate || way.approximate };
    },
  };
}
