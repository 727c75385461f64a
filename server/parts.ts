import type { BookingRecord } from '../src/contract/bookingSchema';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/openDatabase';
import type { Background } from './http/background';
import type { Incidents } from './incidents';
import type { PageWriter } from './pages/pageWriter';
import type { Pressure } from './http/pressure';
import type { Site } from './http/site';
import type { Log } from './log';
import type { MailDraft } from './mail/mail';
import type { Maps } from './maps/maps';

/** The mails that a booking sends. @throws when they cannot be written; then there is no booking either */
export type BookingMails = (booking: BookingRecord, options: { ownerEmail: string; publicUrl: string; now: Date; manageUrl: string | null }) => Promise<MailDraft[]>;

/** Everything that the app stands on; a test hands over its own. */
export interface Parts {
  config: Config;
  database: Database;
  clock: Clock;
  maps: Maps;
  log: Log;
  bookingMails: BookingMails;
  /** Called when mails were queued, after the commit. Must not reject. */
  onQueued: () => void;
  /** Called when something of the catalogue was written, after the commit: what was made of it is made anew. Must not reject. */
  onCatalogueChange: () => void;
  /** Called when somebody was erased, after the commit. Must not reject. */
  onErased: () => void;
  /** Does work after the answer. */
  background: Background['run'];
  /** What failed and was left out. */
  incidents: Incidents;
  /** The built site; null answers the API alone. */
  site: Site | null;
  /** The site's pages as HTML; null leaves them to the application. */
  pages: PageWriter | null;
  /** Says when the process is too busy to take more; null never does. */
  pressure: Pressure | null;
}
