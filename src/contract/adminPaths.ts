/* The calls that only the back office makes, apart from those that every page carries. Parameters as `{id}`. */
export const ADMIN_CALLS = {
  retryMail: { method: 'POST', path: '/mail/{id}/retry' },
  readOverview: { method: 'GET', path: '/admin/overview' },
  readAvailability: { method: 'GET', path: '/availability' },
  changeAvailability: { method: 'PUT', path: '/availability' },
  readPreparation: { method: 'GET', path: '/preparation' },
} as const;

export type AdminCallName = keyof typeof ADMIN_CALLS;
