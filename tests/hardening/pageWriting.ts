/*
 * Renders two hundred pages repeatedly while visitors call the API. Rendering runs in a worker thread, so the event loop stays free.
 * Then covers changes that must not render any page, and a page that fails to render.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceInventedFacts } from '../e2e/houseFacts.ts';
import { logIn } from '../e2e/owner.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { percentile } from './bookings.ts';
import { WIDEST_LIMITS } from './loadTools.ts';
import { runCase } from './harness.ts';

const PAGES = 200;
const EVENTS = 85;
const DELAY_MS = 50;
const WRITING_MS = 180_000;
const PROBE_MS = 25;

const publicEvent = (number: number) => ({
  name_fr: `Soirée fumée ${number}`,
  name_en: `Smoke night ${number}`,
  description_fr: 'Poitrine de bœuf, effiloché et côtes levées, servis au coucher du soleil. '.repeat(5),
  description_en: 'Brisket, pulled pork and ribs, served at sunset. '.repeat(5),
  location: 'St-Liboire',
  date: new Date(Date.now() + (30 + number) * 86_400_000).toISOString().slice(0, 10),
  time: '18:00',
  price: 65,
  capacity: 40,
});

/** Inserts public events into the database file of a stopped server. Each event sent through the API would render the pages. */
function fillEvents(dataDir: string): void {
  const sqlite = new DatabaseSync(join(dataDir, 'boucane.sqlite'));
  const insert = sqlite.prepare("insert into catalogue (id, resource, fields, position, active, created_at, updated_at) values (?, 'event', ?, ?, 1, ?, ?)");
  const now = new Date().toISOString();
  for (let each = 0; each < EVENTS; each += 1) insert.run(`night-${each}`, JSON.stringify(publicEvent(each)), 100 + each, now, now);
  sqlite.close();
}

/** Returns the prerendered pages in the server's sitemap. */
async function sitemapOf(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

const pageAt = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text();

/** Waits until every page contains a word. @returns the duration, or null on timeout */
async function untilAllContain(word: string, addresses: readonly string[]): Promise<number | null> {
  const started = performance.now();
  const silent = new Set(addresses);
  while (performance.now() - started < WRITING_MS) {
    for (const address of silent) {
      if (!(await pageAt(address)).includes(word)) break;
      silent.delete(address);
    }
    if (silent.size === 0) return performance.now() - started;
    await pause(200);
  }
  return null;
}

await runCase('pageWriting', async ({ long, check, checkDuration }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boucane-pages-'));
  const measuresFile = join(folder, 'measures');
  const env = { ...WIDEST_LIMITS, SERVER_MEASURES: measuresFile, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'serverMeasures.ts')}` };
  const main = process.env['TRUST_MAIN'] ? { main: process.env['TRUST_MAIN'] } : {};
  const dataDir = join(folder, 'data');
  await (await startServer({ dataDir, ...main })).stop();
  fillEvents(dataDir);
  const server: RunningServer = await startServer({ dataDir, env, ...main });
  try {
    const owner = await logIn(server.url, server.admin);
    const { token } = owner;
    // Search engines are offered no page while facts of the business are invented.
    await replaceInventedFacts(owner);
    const send = (method: string, path: string, body: object) =>
      fetch(`${server.url}/api${path}`, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });

    while ((await sitemapOf(server.url)).length < PAGES) await pause(200);
    const addresses = await sitemapOf(server.url);
    const waits: number[] = [];
    let broken = 0;
    const asking = new AbortController();
    const probe = (async () => {
      while (!asking.signal.aborted) {
        const started = performance.now();
        await fetch(`${server.url}/api/ready`).then((response) => response.text(), () => (broken += 1));
        waits.push(performance.now() - started);
        await pause(PROBE_MS);
      }
    })();
    // Every page contains the version of the text overrides, so a changed text changes all pages.
    for (let round = 0; round < (long ? 5 : 1); round += 1) {
      const word = `fumee${Date.now()}`;
      server.signal('SIGUSR2');
      const edit = await send(round === 0 ? 'POST' : 'PUT', round === 0 ? '/content' : '/content/shell.tagline', { tag: 'shell.tagline', value: { fr: word, en: word } });
      if (!edit.ok) throw new Error(`A text was answered ${edit.status}: ${await edit.text()}`);
      const took = await untilAllContain(word, addresses);
      check(`round ${round + 1}: pages written again`, took === null ? 'not all' : `${addresses.length} in ${(took / 1000).toFixed(1)} s`, `≥ ${PAGES}`, took !== null && addresses.length >= PAGES);
    }
    asking.abort();
    await probe;
    check('connections that broke', broken, '0', broken === 0);
    checkDuration('p99 of GET /api/ready while pages are written', percentile(waits, 0.99), 2 * DELAY_MS);
    checkDuration('slowest GET /api/ready', Math.max(...waits), 10 * DELAY_MS);
    await server.stop();
    const { delayMs, slowestMs } = JSON.parse(readFileSync(measuresFile, 'utf8')) as { delayMs: number; slowestMs: number };
    checkDuration("p99 of the event loop's delay while pages are written", delayMs, DELAY_MS);
    console.info(`slowest turn of the event loop: ${Math.round(slowestMs)} ms`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
