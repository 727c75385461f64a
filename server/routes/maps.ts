import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { Handler } from '../http/api';
import type { RateLimits } from '../http/rateLimits';
import type { AppDependencies } from '../dependencies';

/** `POST /google-maps-proxy`: geocoding or a route, from the first available service. */
export const respondWithMaps =
  ({ maps }: AppDependencies, limits: RateLimits): Handler<(typeof ENDPOINTS)['maps']> =>
  async ({ body, address }) => {
    await limits.take('maps', address);
    return maps.respond(body);
  };
