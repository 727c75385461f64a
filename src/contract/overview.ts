import { array, boolean, number, object, string, type InferType } from 'yup';
import { MANAGED_NAMES } from './managed';
import { CATALOGUE_NAMES } from './resources';
import { INVENTED_PAGES } from './toReplace';

const count = () => number().defined();

/** How long requests have waited for their answer, in groups that exclude each other. */
export const WAITING_AGES = ['day', 'threeDays', 'week', 'longer'] as const;
export type WaitingAge = (typeof WAITING_AGES)[number];

/** How far ahead the second picture looks, and how many months the third one shows. */
export const COMING_DAYS = 42;
export const SEASON_MONTHS_BEFORE = 5;
export const SEASON_MONTHS = 12;

/** What can fail for one of many: a page that cannot be written, a reminder that cannot be worded, seats that cannot be settled. */
export const INCIDENT_KINDS = ['page', 'reminder', 'seats'] as const;

const askedSchema = object({
  id: string().defined(),
  reference: string().defined(),
  name: string().defined(),
  /** An event type of the booking page, else the plain kind of a member's request. */
  kind: string().defined(),
  date: string().defined(),
  guests: count(),
  createdAt: string().defined(),
});

/** A request that waits for its answer. */
export type Asked = InferType<typeof askedSchema>;

/** What the owner's first page shows. Days are local `YYYY-MM-DD`, months `YYYY-MM`, money whole cents. */
export const overviewSchema = object({
  today: string().defined(),
  waiting: object({
    count: count(),
    ages: object({ day: count(), threeDays: count(), week: count(), longer: count() }),
    /** Those that have waited longest. */
    oldest: array(askedSchema).defined(),
  }),
  /** The days of the next weeks on which somebody comes or would. */
  coming: array(object({ day: string().defined(), confirmed: count(), requested: count(), confirmedGuests: count(), requestedGuests: count() })).defined(),
  /** Every month of the picture, by the day of the party. */
  season: array(object({ month: string().defined(), confirmed: count(), requested: count(), lost: count(), valueCents: count() })).defined(),
  /** The same months by kind, what was lost left out; the most frequent first. */
  kinds: array(object({ kind: string().defined(), count: count() })).defined(),
  deadMails: object({
    count: count(),
    newest: array(object({ id: string().defined(), recipient: string().defined(), subject: string().defined(), createdAt: string().defined() })).defined(),
  }),
  /** Mails that have not left yet. */
  queuedMails: object({
    count: count(),
    /** Those that were tried in vain at least once. */
    failing: count(),
    /** Whether a mail server is configured. */
    canLeave: boolean().defined(),
  }),
  /** What failed and was left out, so that everything else goes on. */
  incidents: array(
    object({
      kind: string().oneOf([...INCIDENT_KINDS]).defined(),
      /** A page's address, a request's reference, or the title of what has seats. */
      name: string().defined(),
      /** Where to look, without the language. */
      path: string().defined(),
    }),
  ).defined(),
  /** How many things of each list lack a text in one language; a list that lacks none is left out. */
  untranslated: array(object({ resource: string().oneOf([...MANAGED_NAMES]).defined(), count: count() })).defined(),
  /** Inventions of a new installation that the owner has not replaced yet; what is empty is left out. */
  toReplace: object({
    samples: array(object({ resource: string().oneOf([...CATALOGUE_NAMES]).defined(), count: count() })).defined(),
    /** Texts, by the page that shows them. */
    texts: array(object({ page: string().oneOf([...INVENTED_PAGES]).defined(), count: count() })).defined(),
  }),
  system: object({
    /** Bytes of the disk that the data are on; null when it cannot be told. */
    diskFree: number().nullable().defined(),
    diskSize: number().nullable().defined(),
    /** When the newest back-up was written; null when there is none. */
    lastBackupAt: string().nullable().defined(),
  }),
});

export type Overview = InferType<typeof overviewSchema>;
