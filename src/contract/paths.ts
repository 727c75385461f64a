/*
 * Where everything is, apart from what it must look like: the site calls these without carrying the schemas to every page.
 */

/** Under the API root: the list is GET and POST here, one thing is GET, PUT and DELETE at `path/{id}`. */
export const RESOURCE_PATHS = {
  event: '/event',
  training: '/training',
  content: '/content',
  user: '/user',
  meat: '/meat',
  tool: '/tool',
  contentfocus: '/contentfocus',
  side: '/side',
} as const;

export type ResourceName = keyof typeof RESOURCE_PATHS;

const CACHE_KEYS: Partial<Record<ResourceName, string>> = { event: 'centralized-events', training: 'centralized-trainings' };

/** Under which key a resource's list is kept by whoever has read it. */
export const readCacheKey = (resource: ResourceName): string => CACHE_KEYS[resource] ?? resource;

/** Every other call. Parameters as `{id}`. */
export const CALLS = {
  login: { method: 'POST', path: '/auth/login' },
  register: { method: 'POST', path: '/auth/register' },
  verify: { method: 'POST', path: '/auth/verify' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  logout: { method: 'POST', path: '/auth/logout' },
  setup: { method: 'POST', path: '/auth/setup' },
  readProfile: { method: 'GET', path: '/member/profile' },
  changeProfile: { method: 'PUT', path: '/member/profile' },
  changePassword: { method: 'PUT', path: '/member/password' },
  readMemberData: { method: 'GET', path: '/member/data' },
  listOwnRequests: { method: 'GET', path: '/member/requests' },
  eraseMember: { method: 'POST', path: '/member/erase' },
  createBooking: { method: 'POST', path: '/booking' },
  listBookings: { method: 'GET', path: '/booking' },
  listBusyDays: { method: 'GET', path: '/busy-days' },
  readBooking: { method: 'GET', path: '/booking/{id}' },
  listMail: { method: 'GET', path: '/mail' },
  sendEmail: { method: 'POST', path: '/sendEmail' },
  contentBackfill: { method: 'POST', path: '/content_backfill' },
  maps: { method: 'POST', path: '/google-maps-proxy' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
} as const;

export type CallName = keyof typeof CALLS;
