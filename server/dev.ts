import type { Hono } from 'hono';
import { dayAt } from '../src/contract/days';
import { createApp } from './app';
import { prepareFirstAdministrator, setupNotice } from './auth/firstAdministrator';
import { readConfig, type Config } from './config';
import type { Database } from './db/database';
import { openDatabase } from './db/openDatabase';
import { sampleCatalogue } from './db/seed/catalogue';
import { readSettings } from './db/settings';
import { createBackground } from './http/background';
import { createIncidents } from './incidents';
import { createLog } from './log';
import { createLookDrawer } from './look/drawLook';
import { bookingMails } from './mail/bookingMails';
import { createMaps } from './maps/createMaps';
import { processPicture } from './pictures/processPicture';

/* API in development: Vite serves the site and forwards `/api` and `/pictures` to this app. Mails stay queued. */

declare global {
  /** Stored globally, because Vite re-evaluates this file after each change in the same process, which already has the database open. */
  var boucaneDevelopmentDatabase: Promise<Database> | undefined;
}

const clock = () => new Date();
const log = createLog();
log.level = 'warn';

async function openOnce(config: Config): Promise<Database> {
  const database = await openDatabase(config, { log, seed: sampleCatalogue(dayAt(clock())) });
  const setupAddress = await prepareFirstAdministrator({ database, clock }, config);
  if (setupAddress) console.log(setupNotice(setupAddress));
  return database;
}

async function createDevelopmentApp(origin: string): Promise<Hono> {
  const config = readConfig({ PUBLIC_URL: origin, ...process.env });
  globalThis.boucaneDevelopmentDatabase ??= openOnce(config);
  const database = await globalThis.boucaneDevelopmentDatabase;
  return createApp({
    config,
    database,
    clock,
    maps: createMaps({ googleKey: config.googleKey ?? undefined, geocoderUrl: config.geocoderUrl, routerUrl: config.routerUrl, contact: async () => (await readSettings(database)).identity.email, clock, log }),
    log,
    bookingMails,
    onQueued: () => {},
    onCatalogueChange: () => {},
    onErased: () => {},
    background: createBackground(log).run,
    processPicture,
    drawLook: createLookDrawer(),
    incidents: createIncidents(log),
    site: null,
    pages: null,
    pressure: null,
  });
}

let app: Promise<Hono> | undefined;

/** Creates the app at the first request, because only a request reveals the host and port that Vite serves. */
export default {
  async fetch(request: Request, environment?: object): Promise<Response> {
    app ??= createDevelopmentApp(new URL(request.url).origin);
    return (await app).fetch(request, environment);
  },
};
