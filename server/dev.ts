import { dayAt } from '../src/contract/days';
import { createApp } from './app';
import { prepareFirstAdministrator } from './auth/firstAdministrator';
import { readConfig } from './config';
import { openDatabase, type Database } from './db/openDatabase';
import { seedCatalogue } from './db/seed/catalogue';
import { createBackground } from './http/background';
import { createLog } from './log';
import { bookingMails } from './mail/bookingMails';
import { createMaps } from './maps/createMaps';

/* The API in development: Vite serves the site and asks this app for `/api`. Mails stay queued. */

declare global {
  /** Vite loads this file anew at each change, in the same process, which holds the database already. */
  var boucaneDevelopmentDatabase: Promise<Database> | undefined;
}

const clock = () => new Date();
const log = createLog();
log.level = 'warn';
const config = readConfig({ PUBLIC_URL: 'http://localhost:5173', ...process.env });

async function openOnce(): Promise<Database> {
  const database = await openDatabase(config, { log, seed: seedCatalogue(dayAt(clock())) });
  const setupAddress = await prepareFirstAdministrator({ database, clock }, config);
  if (setupAddress) log.warn(`Create the administrator: ${setupAddress}`);
  return database;
}

globalThis.boucaneDevelopmentDatabase ??= openOnce();

export default createApp({
  config,
  database: await globalThis.boucaneDevelopmentDatabase,
  clock,
  maps: createMaps({ googleKey: config.googleKey ?? undefined, geocoderUrl: config.geocoderUrl, routerUrl: config.routerUrl, clock, log }),
  log,
  bookingMails,
  onQueued: () => {},
  onCatalogueChange: () => {},
  background: createBackground(log).run,
  site: null,
  pages: null,
  pressure: null,
});
