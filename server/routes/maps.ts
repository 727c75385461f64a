import type { ENDPOINTS } from '../../src/contract/endpoints';
import { readSettings } from '../db/settings';
import type { Handler } from '../http/api';
import type { RateLimits } from '../http/rateLimits';
import type { AppDependencies } from '../dependencies';

/** `POST /google-maps-proxy`: geocoding or a route, from the first available service. */
export const respondWithMaps =
  ({ maps, database }: AppDependencies, limits: RateLimits): Handler<(typeof ENDPOINTS)['maps']> =>
  async ({ body, address }) => {
    await limits.take('maps', address);
    const { premises } = await readSettings(database);
    return maps.respond(body, premises);
  };
