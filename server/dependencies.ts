import type { BookingRecord } from '../src/contract/bookingSchema';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Background } from './http/background';
import type { Incidents } from './incidents';
import type { LookDrawer } from './look/drawLook';
import type { PictureProcessor } from './pictures/pictureProcess';
import type { Prerenderer } from './prerender/prerenderer';
import type { Pressure } from './http/pressure';
import type { Site } from './http/site';
import type { Log } from './log';
import type { MailDraft } from './mail/mail';
import type { MailOptions } from './mail/mailOptions';
import type { Maps } from './maps/maps';

/** Returns the mails of a booking. @throws when a mail cannot be written; the booking is then not stored either */
export type BookingMails = (booking: BookingRecord, options: MailOptions & { now: Date; manageUrl: string | null }) => Promise<MailDraft[]>;

/** Dependencies of the app; tests pass their own. */
export interface AppDependencies {
  config: Config;
  database: Database;
  clock: Clock;
  maps: Maps;
  log: Log;
  bookingMails: BookingMails;
  /** Called after the commit, when mails were queued. Must not reject. */
  onQueued: () => void;
  /** Called after the commit, when the catalogue was changed, to rebuild the derived data. Must not reject. */
  onCatalogueChange: () => void;
  /** Called after the commit, when personal data was erased. Must not reject. */
  onErased: () => void;
  /** Runs work after the response. */
  background: Background['run'];
  /** Converts uploaded pictures. */
  processPicture: PictureProcessor;
  /** Draws icons and share cards. */
  drawLook: LookDrawer;
  /** Items that failed and were skipped. */
  incidents: Incidents;
  /** The built site; with null the server serves the API only. */
  site: Site | null;
  /** Prerendered pages; with null the browser renders all pages. */
  pages: Prerenderer | null;
  /** Load indicator, which reports when the process is too busy for more requests; with null load is not limited. */
  pressure: Pressure | null;
}
