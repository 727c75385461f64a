import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createApp } from '../../server/app';
import { hashPassword } from '../../server/auth/passwords';
import { readConfig } from '../../server/config';
import { createBackground } from '../../server/http/background';
import { openDatabase } from '../../server/db/openDatabase';
import type { Seed } from '../../server/db/seed/seed';
import { openSession } from '../../server/db/sessions';
import { insertUser } from '../../server/db/users';
import { createIncidents } from '../../server/incidents';
import { silentLog } from '../../server/log';
import { createLookDrawer } from '../../server/look/drawLook';
import type { MailDraft } from '../../server/mail/mail';
import { processPicture } from '../../server/pictures/processPicture';
import type { AppDependencies } from '../../server/dependencies';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import type { Role } from '../../src/contract/user';
import { SMALL_SEED } from './smallSeed';
import { seededDatabase } from './testDatabase';

/** Time of the server's clock unless a test changes it: noon of 21 November 2026 in Québec. */
export const NOW = '2026-11-21T17:00:00.000Z';

export interface TestServer {
  app: Hono;
  parts: AppDependencies;
  /** Sets the server's clock. */
  travelTo(instant: string): void;
  /** Calls the API. A body that is not a string is sent as JSON. */
  call(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** Creates a user and logs them in. @returns the headers of their requests */
  signedIn(role: Role, name?: string): Promise<{ authorization: string }>;
  /** Waits for the background tasks that run after the responses. */
  settled(): Promise<void>;
  /** Number of calls of `onQueued`. */
  queuedSignals(): number;
}

export interface TestOptions extends Partial<Omit<AppDependencies, 'config' | 'database' | 'clock'>> {
  environment?: Record<string, string>;
  seed?: Seed;
}

const mail = (kind: MailDraft['kind'], recipient: string, { reference, request }: BookingRecord): MailDraft => ({
  kind,
  recipient,
  replyTo: null,
  language: request.language,
  subject: reference,
  text: request.contactInfo.notes,
  html: '',
  calendar: null,
});

/** Two plain mails in place of the real ones. */
export const plainMails: AppDependencies['bookingMails'] = (booking, { ownerEmail }) =>
  Promise.resolve([mail('booking-received', booking.request.contactInfo.email, booking), mail('booking-notice', ownerEmail, booking)]);

/** Fake maps with a fixed distance: a round trip of 40 km. */
export const plainMaps: AppDependencies['maps'] = {
  respond: ({ type }) => Promise.resolve({ status: 'OK', type }),
  travel: () => Promise.resolve({ metres: 40_000, approximate: false }),
};

/** Draws for all servers of a worker, because loading the fonts takes a third of a second. */
const drawLook = createLookDrawer();

/** Starts a ready server with its own database, closed when the test ends. Rate limits are out of reach unless the environment sets them. */
export async function testServer({ environment = {}, seed = SMALL_SEED, ...given }: TestOptions = {}): Promise<TestServer> {
  const place = await seededDatabase(seed);
  let now = new Date(NOW);
  let signals = 0;
  const log = given.log ?? silentLog();
  const config = readConfig({ RATE_LIMIT_SCALE: '100000', ...place, ...environment });
  const database = await openDatabase(config, { log, seed });
  onTestFinished(() => database.close());
  const background = createBackground(log);
  onTestFinished(background.settled);
  const parts: AppDependencies = {
    config,
    database,
    clock: () => now,
    maps: plainMaps,
    bookingMails: plainMails,
    onQueued: () => {
      signals += 1;
    },
    onErased: () => background.run(() => database.scrub()),
    onCatalogueChange: () => void given.pages?.refresh(),
    background: background.run,
    processPicture,
    drawLook,
    incidents: createIncidents(log),
    site: null,
    pages: null,
    pressure: null,
    ...given,
    log,
  };
  const app = createApp(parts);
  return {
    app,
    parts,
    travelTo(instant) {
      now = new Date(instant);
    },
    call: async (method, path, { body, headers = {} } = {}) =>
      app.request(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    async signedIn(role, name = role) {
      const passwordHash = await hashPassword(`the password of ${name}`);
      const user = await insertUser(database.db, { username: name, email: `${name}@example.org`, name, role, passwordHash }, now);
      return { authorization: `Bearer ${await openSession(database.db, user.id, now)}` };
    },
    settled: background.settled,
    queuedSignals: () => signals,
  };
}
