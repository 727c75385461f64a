import { join } from 'node:path';
import { dayAt } from '../src/contract/days';
import { createApp } from './app';
import { prepareFirstAdministrator, setupNotice } from './auth/firstAdministrator';
import { runBackupProcess } from './backup/backupProcess';
import { backUp } from './backup/backUp';
import { copyElsewhere } from './backup/copyElsewhere';
import { MissingProgramError } from './backup/waitForExit';
import { startNightly } from './backup/nightly';
import { runCommand } from './commands';
import { readConfig, type Config } from './config';
import { listErasures } from './db/erasures';
import { releaseLeases } from './db/mails';
import { openDatabase } from './db/openDatabase';
import { acquireSharedLock } from './db/advisoryLock';
import { purgeExpired } from './db/purge';
import { readSettings } from './db/settings';
import { sampleCatalogue } from './db/seed/catalogue';
import { repeatErasures } from './erasing/repeatErasures';
import { addErased } from './erasing/erasedList';
import { createBackground, repeat } from './http/background';
import { createReadinessGate } from './http/readinessGate';
import { listen } from './http/listen';
import { watchPressure } from './http/pressure';
import { securityHeaders } from './http/securityHeaders';
import { openSite } from './http/site';
import { createIncidents } from './incidents';
import { createLog, type Log } from './log';
import { createLookProcess } from './look/lookProcess';
import { bookingMails } from './mail/bookingMails';
import { loadMailContext } from './mail/loadMailContext';
import { startOutbox } from './mail/outbox';
import { createMailerSource } from './mailserver/createMailerSource';
import { createPictureProcess } from './pictures/pictureProcess';
import { loadPublicData } from './prerender/publicData';
import { followChanges } from './prerender/followChanges';
import { createPrerenderer } from './prerender/prerenderer';
import { createWorkerRenderer } from './prerender/workerRenderer';
import { createMaps } from './maps/createMaps';
import { explain } from './operatorError';
import type { AppDependencies } from './dependencies';
import { startReminders } from './reminders/startReminders';
import { processAllExpiredOffers } from './seats/changeSeats';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MAX_STOP_MS = 10_500;
const clock = () => new Date();

/** Starts the server from the environment and stops it on a signal. The only place with access to the environment, the clock and the process. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog();
  // This file is built to dist/server/main.js, next to dist/site.
  const site = await openSite(join(import.meta.dirname, '../site'));
  const headers = securityHeaders({ publicUrl: config.publicUrl, ...site });
  const door = createReadinessGate(headers);
  const server = await listen(door, config.port, headers);
  const presence = config.databaseUrl === null ? null : await acquireSharedLock(config.databaseUrl, log);
  const database = await openDatabase(config, { log, seed: sampleCatalogue(dayAt(clock())), beforeChange: () => backUpBeforeChange(config, log) });
  for (const fault of database.damage) console.error(`THE DATABASE FILE IS DAMAGED: ${fault}. Stop the server and restore a backup: npm run backup:restore -- <file> --overwrite. Until then it answers that it is not ready.`);
  const erasedAgain = await repeatErasures({ database, config, now: clock() });
  if (erasedAgain > 0) console.log(`${erasedAgain} erased before this backup was restored ${erasedAgain === 1 ? 'is' : 'are'} erased again.`);
  const setupAddress = await prepareFirstAdministrator({ database, clock }, config);
  // SQLite allows one server process at a time, so any remaining lease belongs to a process that has ended.
  if (database.engine === 'sqlite') await releaseLeases(database.db);
  // Without a mail server the mails stay in the outbox until one is set.
  const outbox = startOutbox({ db: database.db, findMailer: createMailerSource(database.db, config), mailContext: () => loadMailContext(database), config, clock, log });
  const onQueued = () => void outbox.flush();
  const incidents = createIncidents(log);
  const reminders = startReminders({ config, database, clock, incidents, onQueued, log });
  const maps = createMaps({ googleKey: config.googleKey ?? undefined, geocoderUrl: config.geocoderUrl, routerUrl: config.routerUrl, contact: async () => (await readSettings(database)).identity.email, clock, log });
  const pressure = watchPressure();
  const prerender = join(import.meta.dirname, '../render/prerender.js');
  const template = join(import.meta.dirname, '../site/index.html');
  const renderer = createWorkerRenderer({ worker: join(import.meta.dirname, 'pageWorker.js'), template, prerender, publicUrl: config.publicUrl });
  const pages = site && createPrerenderer({ prerender, template, renderer, answers: () => loadPublicData(database, clock()), log });
  const onCatalogueChange = () => void pages?.refresh();
  const background = createBackground(log);
  const onErased = () =>
    background.run(async () => {
      await database.scrub();
      await addErased(config, await listErasures(database.db));
    });
  const processPicture = createPictureProcess(join(import.meta.dirname, 'pictureWorker.js'));
  const drawLook = createLookProcess(join(import.meta.dirname, 'lookWorker.js'));
  const parts: AppDependencies = { config, database, clock, maps, log, bookingMails, onQueued, onCatalogueChange, onErased, background: background.run, processPicture, drawLook, incidents, site, pages, pressure };
  const app = createApp(parts);
  const purge = setInterval(() => void purgeExpired(database.db, clock()).catch((err: unknown) => log.warn({ err }, 'expired rows could not be deleted')), HOUR_MS);
  const seats = repeat(MINUTE_MS, () => processAllExpiredOffers(parts), (err) => log.warn({ err }, 'the waiting lists could not be processed'));
  const leaving = new AbortController();
  const backups = startNightly({ dataDir: config.dataDir, clock, log, make: () => runBackupProcess(import.meta.filename, config, leaving.signal), copy: (made) => copyElsewhere(config, made, { clock, log, signal: leaving.signal }) });
  door.setReady(app);

  console.log(`Boucane listens on http://localhost:${server.port}`);
  // Page requests wait for the first prerendering; the API does not.
  void pages?.refresh();
  const following = pages && followChanges(pages, database, log);
  if (setupAddress) console.log(setupNotice(setupAddress));

  const stop = async () => {
    door.startDraining();
    leaving.abort();
    clearInterval(purge);
    await seats.stop();
    await following?.stop();
    pressure.stop();
    await server.close();
    await background.settled();
    await reminders.stop();
    await outbox.stop();
    await backups.stop();
    await database.close();
    await presence?.leave();
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Work that is still in flight, such as a mail, is resumed by the next server.
      setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
      stop().then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'the server did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** Makes a backup before the migrations. Where PostgreSQL's client programs are not installed, the operator's own backups have to suffice. */
async function backUpBeforeChange(config: Config, log: Log): Promise<void> {
  try {
    const { file } = await backUp(config, { occasion: 'migration', now: clock() });
    log.info({ file }, 'a backup was made before the migrations');
  } catch (err) {
    if (!(err instanceof MissingProgramError)) throw err;
    log.warn({ err }, 'the migrations run without a backup');
  }
}

const [command, ...words] = process.argv.slice(2);
const asked = command === undefined ? start() : runCommand(command, readConfig(process.env), words);
asked.catch((error: unknown) => {
  console.error(`${command === undefined ? 'Boucane cannot start' : 'The command failed'}. ${explain(error)}`);
  process.exit(1);
});
