/* Methods and paths of the API, separate from its schemas so that pages do not load the schemas. */

/** Paths below the API root. GET and POST on the path itself are the list and creation; GET, PUT and DELETE on `path/{id}` are one resource. */
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

/** SWR key of a resource's public list; also the key of its prerendered data. */
export const resourceCacheKey = (resource: ResourceName): string => CACHE_KEYS[resource] ?? resource;

/** All other endpoints by name. Parameters are written as `{id}`. */
export const ENDPOINT_PATHS = {
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
  /** Request of a member for their own event or training. */
  requestOwn: { method: 'POST', path: '/{kind}' },
  listBusyDays: { method: 'GET', path: '/busy-days' },
  readSeats: { method: 'GET', path: '/{kind}/{id}/seats' },
  reserveSeats: { method: 'POST', path: '/{kind}/{id}/seats' },
  /** The secret of the mail's link is sent in the body because paths are logged. Reading changes nothing. */
  readPlaces: { method: 'POST', path: '/places/read' },
  actOnPlaces: { method: 'POST', path: '/places/act' },
  readManaged: { method: 'GET', path: '/manage' },
  previewGuests: { method: 'GET', path: '/manage/guests' },
  changeGuests: { method: 'POST', path: '/manage/guests' },
  askDate: { method: 'POST', path: '/manage/date' },
  changeDiets: { method: 'PUT', path: '/manage/diets' },
  withdraw: { method: 'POST', path: '/manage/cancel' },
  sendEmail: { method: 'POST', path: '/sendEmail' },
  maps: { method: 'POST', path: '/google-maps-proxy' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
  listBookings: { method: 'GET', path: '/booking' },
  countBookings: { method: 'GET', path: '/booking-counts' },
  readBooking: { method: 'GET', path: '/booking/{id}' },
  actOnBooking: { method: 'POST', path: '/booking/{id}/transition' },
  moveBooking: { method: 'POST', path: '/booking/{id}/move' },
  keepBookingDate: { method: 'POST', path: '/booking/{id}/keep-date' },
  noteBooking: { method: 'PUT', path: '/booking/{id}/note' },
  eraseBooking: { method: 'POST', path: '/booking/{id}/erase' },
  listReservations: { method: 'GET', path: '/{kind}/{id}/reservations' },
  addReservation: { method: 'POST', path: '/{kind}/{id}/reservations' },
  actOnReservation: { method: 'POST', path: '/{kind}/{id}/reservations/{reservation}' },
  listTextVersions: { method: 'GET', path: '/content/{id}/versions' },
  contentBackfill: { method: 'POST', path: '/content_backfill' },
  listMail: { method: 'GET', path: '/mail' },
  retryMail: { method: 'POST', path: '/mail/{id}/retry' },
  readOverview: { method: 'GET', path: '/admin/overview' },
  readAvailability: { method: 'GET', path: '/availability' },
  changeAvailability: { method: 'PUT', path: '/availability' },
  readPreparation: { method: 'GET', path: '/preparation' },
  readFeedState: { method: 'GET', path: '/admin/calendar-feed' },
  makeFeed: { method: 'POST', path: '/admin/calendar-feed' },
  revokeFeed: { method: 'POST', path: '/admin/calendar-feed/revoke' },
  listSuspects: { method: 'GET', path: '/suspects' },
  acceptSuspect: { method: 'POST', path: '/suspects/{id}/accept' },
  removeSuspect: { method: 'DELETE', path: '/suspects/{id}' },
} as const;

export type EndpointName = keyof typeof ENDPOINT_PATHS;
