import type { BOOKING_STATUSES } from './booking';
import type { Text } from './language';

/** Label of the status of one request. */
export const BOOKING_STATUS_LABELS: Record<(typeof BOOKING_STATUSES)[number], Text> = {
  requested: { fr: 'À répondre', en: 'To answer' },
  confirmed: { fr: 'Confirmée', en: 'Confirmed' },
  declined: { fr: 'Refusée', en: 'Declined' },
  cancelled: { fr: 'Annulée', en: 'Cancelled' },
  done: { fr: 'Terminée', en: 'Completed' },
};
