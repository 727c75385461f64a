import { array, boolean, number, object, string, type InferType } from 'yup';
import { ADMIN_RESOURCE_NAMES } from './adminResources';
import { mailStateSchema } from './mailServer';
import { CATALOGUE_NAMES } from './resources';
import { INVENTED_PAGES } from './toReplace';

const count = () => number().defined();

/** Age groups of unanswered requests. The groups are mutually exclusive. */
export const WAITING_AGES = ['day', 'threeDays', 'week', 'longer'] as const;
export type WaitingAge = (typeof WAITING_AGES)[number];

/** Range of the second chart in days, and range of the third chart in months. */
export const COMING_DAYS = 42;
export const SEASON_MONTHS_BEFORE = 5;
export const SEASON_MONTHS = 12;

/** Kinds of failure that affect a single item: a page that cannot be rendered, a reminder that cannot be composed, seats that cannot be settled. */
export const INCIDENT_KINDS = ['page', 'reminder', 'seats'] as const;

const askedSchema = object({
  id: string().defined(),
  reference: string().defined(),
  name: string().defined(),
  /** Event type of the booking page, or the plain kind of a member's request. */
  kind: string().defined(),
  date: string().defined(),
  guests: count(),
  createdAt: string().defined(),
});

/** Request that waits for the owner's response. */
export type Asked = InferType<typeof askedSchema>;

/** Data of the admin dashboard. Days are local `YYYY-MM-DD`, months `YYYY-MM`, money whole cents. */
export const overviewSchema = object({
  today: string().defined(),
  waiting: object({
    count: count(),
    ages: object({ day: count(), threeDays: count(), week: count(), longer: count() }),
    /** Requests that have waited longest. */
    oldest: array(askedSchema).defined(),
  }),
  /** Days of the coming weeks that have confirmed or requested parties. */
  coming: array(object({ day: string().defined(), confirmed: count(), requested: count(), confirmedGuests: count(), requestedGuests: count() })).defined(),
  /** All months of the chart, by the day of the party. */
  season: array(object({ month: string().defined(), confirmed: count(), requested: count(), lost: count(), valueCents: count() })).defined(),
  /** Requests of the same months by kind, without lost ones; most frequent first. */
  kinds: array(object({ kind: string().defined(), count: count() })).defined(),
  deadMails: object({
    count: count(),
    newest: array(object({ id: string().defined(), recipient: string().defined(), subject: string().defined(), createdAt: string().defined() })).defined(),
  }),
  /** Mails that have not been sent yet. */
  queuedMails: object({
    count: count(),
    /** Number of mails with at least one failed delivery attempt. */
    failing: count(),
  }).concat(mailStateSchema),
  /** Messages of the contact form that the owner has not read. */
  messages: object({ unread: count() }),
  /** Items that failed and were skipped, so that processing of the others continued. */
  incidents: array(
    object({
      kind: string().oneOf([...INCIDENT_KINDS]).defined(),
      /** Path of the page, reference of the request, or title of the event or training with seats. */
      name: string().defined(),
      /** Path of the screen to check, without the language prefix. */
      path: string().defined(),
    }),
  ).defined(),
  /** Number of items per list with a text missing in one language. Lists without missing texts are left out. */
  untranslated: array(object({ resource: string().oneOf([...ADMIN_RESOURCE_NAMES]).defined(), count: count() })).defined(),
  /** Sample content of a new installation that the owner has not replaced yet. Empty groups are left out. */
  toReplace: object({
    samples: array(object({ resource: string().oneOf([...CATALOGUE_NAMES]).defined(), count: count() })).defined(),
    /** Sample texts, by the page that shows them. */
    texts: array(object({ page: string().oneOf([...INVENTED_PAGES]).defined(), count: count() })).defined(),
  }),
  system: object({
    /** Free space and size in bytes of the disk that holds the data; null when unknown. */
    diskFree: number().nullable().defined(),
    diskSize: number().nullable().defined(),
    /** Time of the newest backup; null when no backup exists. */
    lastBackupAt: string().nullable().defined(),
    /** Time of the last copy of a backup to another place; null when there was none. */
    lastCopyAt: string().nullable().defined(),
    /** Whether the last copy failed; null when no other place is configured. */
    copyFailed: boolean().nullable().defined(),
  }),
});

export type Overview = InferType<typeof overviewSchema>;
