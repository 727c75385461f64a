/*
 * Two built servers on one PostgreSQL: checks that they start concurrently on an empty database, share bookings, mails, sessions, limits and texts,
 * and that one takes over the work of the other after a kill.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { replaceInventedFacts } from '../e2e/houseFacts.ts';
import { logIn } from '../e2e/owner.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { startCluster } from '../run/postgres.ts';
import { bookingBody, sendBooking } from './bookings.ts';
import { countingMailServer } from './countingMailServer.ts';
import { runCase } from './harness.ts';

const EDIT_MS = 2000;
const TAKE_OVER_MS = 120_000;
const TEXT = 'home.hero.title';

const send = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

/** Waits for a condition. @returns the duration in milliseconds, or null on timeout */
async function until(holds: () => Promise<boolean> | boolean, mostMs: number): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < mostMs) {
    if (await holds()) return Math.round(performance.now() - started);
    await pause(20);
  }
  return null;
}

/** Confirms a request as the site does: retries a 503 with the same idempotency key. @returns the status */
async function confirmAt(url: string, id: string, headers: { authorization: string }): Promise<number> {
  const { status } = await send(url, `/booking/${id}/transition`, { act: 'confirm' }, { ...headers, 'if-match': '"1"', 'idempotency-key': `confirm ${id}` });
  return status === 503 ? confirmAt(url, id, headers) : status;
}

await runCase('twoServers', async ({ long, check, checkDuration, skip }) => {
  const cluster = await startCluster();
  if (cluster === null) {
    skip('all of it', 'no PostgreSQL on this machine');
    return;
  }
  const administer = new Client({ connectionString: cluster.url });
  await administer.connect();
  const mail = await countingMailServer();
  const running: RunningServer[] = [];
  const startBoth = async (database: string, env: Record<string, string> = {}) => {
    await administer.query(`create database ${database}`);
    const given = { DATABASE_URL: Object.assign(new URL(cluster.url), { pathname: `/${database}` }).href, ...env };
    const both = await Promise.all([startServer({ env: given }), startServer({ env: given })]);
    running.push(...both);
    return { both, url: given.DATABASE_URL };
  };
  try {
    const races = long ? 20 : 2;
    let once = 0;
    for (let race = 0; race < races; race += 1) {
      const { both, url } = await startBoth(`race_${race}`);
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ things: string; users: string; twice: string }>(
        `select (select count(*) from catalogue) as things, (select count(*) from "user") as users, (select count(*) - count(distinct name) from kysely_migration) as twice`,
      );
      await client.end();
      if (Number(rows[0]?.things) > 30 && rows[0]?.users === '1' && rows[0].twice === '0') once += 1;
      await Promise.all(both.map((server) => server.stop()));
    }
    check('starts at once on an empty database that made everything once', once, `${races}`, once === races);

    const { both: [a, b], url } = await startBoth('shared', { SMTP_URL: mail.url, RATE_LIMIT_SCALE: '1000' });
    if (!a || !b) throw new Error('No servers');
    const client = new Client({ connectionString: url });
    await client.connect();
    const counted = async (sql: string) => Number(Object.values((await client.query<Record<string, string>>(sql)).rows[0] ?? {})[0]);

    const owner = await logIn(a.url, a.admin);
    const authorization = { authorization: `Bearer ${owner.token}` };
    // The sitemap is empty while facts of the business are invented.
    await replaceInventedFacts(owner);

    const wanted = long ? 500 : 60;
    const references = new Set<string>();
    let refused = 0;
    for (let from = 0; from < wanted; from += 20) {
      const some = await Promise.all(Array.from({ length: 20 }, (_, index) => sendBooking((index % 2 === 0 ? a : b).url, bookingBody(`Partagée ${from + index}`))));
      for (const { status, reference } of some) {
        if (status === 201 && reference !== null) references.add(reference);
        else refused += 1;
      }
    }
    check('bookings split between the two, each with a reference of its own', references.size, `${wanted}`, references.size === wanted && refused === 0);
    await until(() => mail.taken.size >= 2 * wanted, TAKE_OVER_MS);
    const twice = [...mail.taken.values()].filter((times) => times > 1).length;
    check('their mails', mail.taken.size, `${2 * wanted}`, mail.taken.size === 2 * wanted);
    check('mails sent more than once', twice, '0', twice === 0);

    const onB = await fetch(`${b.url}/api/booking`, { headers: authorization });
    check('a session of A on B', onB.status, '200', onB.status === 200);
    const requests = (await onB.json()) as { id: string }[];

    // All bookings are for the same day, which has a capacity of one.
    const confirms = await Promise.all(requests.slice(0, 20).map(({ id }, index) => confirmAt((index % 2 === 0 ? a : b).url, id, authorization)));
    const confirmed = confirms.filter((status) => status === 200).length;
    check('confirmed of twenty at once through both for the last place of a day', confirmed, '1', confirmed === 1 && confirms.every((status) => status === 200 || status === 409));

    const title = `Un titre de ${Date.now()}`;
    const edit = await send(a.url, '/content', { tag: TEXT, value: { fr: title, en: title } }, authorization);
    const edited = await edit.text();
    const seen = edit.ok ? await until(async () => (await (await fetch(`${b.url}/api/content`)).text()).includes(title), 5 * EDIT_MS) : null;
    checkDuration(`a text edited on A is read on B${edit.ok ? '' : ` (${edit.status} ${edited.slice(0, 80)})`}`, seen, EDIT_MS);

    const pageOf = async (server: RunningServer, path: string) => (await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })).text();
    const event = { name_fr: `Fête ${Date.now()}`, name_en: 'Party', date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), visibility: 'public' };
    const { id } = (await (await send(a.url, '/event', event, authorization)).json()) as { id: string };
    const shown = await until(async () => (await pageOf(b, '/fr/events')).includes(event.name_fr), 5 * EDIT_MS);
    checkDuration('an event made on A stands in the list page of B', shown, EDIT_MS);
    await (await fetch(`${a.url}/api/event/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json', ...authorization }, body: JSON.stringify({ ...event, visibility: 'private' }) })).arrayBuffer();
    const hidden = async () => (await fetch(`${b.url}/fr/events/${id}`, { headers: { accept: 'text/html' } })).status === 404 && !(await pageOf(b, '/fr/events')).includes(event.name_fr) && !(await pageOf(b, '/sitemap.xml')).includes(id);
    checkDuration('an event hidden on A is gone from page, list and sitemap of B', await until(hidden, 5 * EDIT_MS), EDIT_MS);
    const addresses = [...(await pageOf(a, '/sitemap.xml')).matchAll(/<loc>[^<]*?(\/(?:fr|en)[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const isSame = async (path: string) => (await pageOf(a, path)).replaceAll(a.url, '') === (await pageOf(b, path)).replaceAll(b.url, '');
    const differing = async () => (await Promise.all(addresses.map(isSame))).filter((same) => !same).length;
    checkDuration(`all ${addresses.length} pages are the same on A and B`, addresses.length > 20 ? await until(async () => (await differing()) === 0, 5 * EDIT_MS) : null, EDIT_MS);
    check('pages that differ between A and B then', await differing(), '0', (await differing()) === 0);

    await (await send(a.url, '/auth/logout', {}, authorization)).arrayBuffer();
    const gone = await fetch(`${b.url}/api/booking`, { headers: authorization });
    await gone.arrayBuffer();
    check('the session on B once it was ended on A', gone.status, '401', gone.status === 401);

    // A lease expires after a minute and a half. The server's tests skip this time by advancing the clock.
    if (long) {
      mail.hold();
      const before = mail.taken.size;
      await Promise.all(Array.from({ length: 4 }, (_, index) => sendBooking(a.url, bookingBody(`Reprise ${index}`))));
      const leased = await until(async () => (await counted('select count(*) from mail_outbox where leased_until is not null')) > 0, 20_000);
      await a.kill();
      mail.letGo();
      const over = leased === null ? null : await until(() => mail.taken.size >= before + 8, TAKE_OVER_MS);
      checkDuration('mails of the killed server sent by the other', over, TAKE_OVER_MS);
      const left = await counted("select count(*) from mail_outbox where status <> 'sent'");
      check('mails left unsent', left, '0', left === 0);
    }
    await client.end();
    await b.stop();

    const { both: strict } = await startBoth('limited', { RATE_LIMIT_SCALE: '1' });
    const statuses: number[] = [];
    for (let each = 0; each < 14; each += 1) statuses.push((await sendBooking((strict[each % 2] as RunningServer).url, bookingBody(`Limite ${each}`))).status);
    const taken = statuses.filter((status) => status === 201).length;
    check('bookings of one hour taken by both together', taken, '10', taken === 10 && statuses.every((status) => status === 201 || status === 429));
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await mail.close();
    await administer.end();
    await cluster.stop();
    for (const { dataDir } of running) rmSync(dataDir, { recursive: true, force: true });
  }
});
