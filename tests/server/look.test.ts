import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { Settings } from '../../src/contract/settings';
import { PALETTE } from '../../src/contract/palette';
import { silentLog } from '../../server/log';
import { bookingMails } from '../../server/mail/bookingMails';
import { createMailContext } from '../../server/mail/mailContext';
import { mountLook } from '../../server/look/serveLook';
import { differentTotal } from '../../stories/fixtures/bookingRecord';
import { GREEN_LOOK } from '../../stories/fixtures/looks';
import { otherBusiness } from '../../stories/fixtures/otherBusiness';
import { testServer, type TestServer } from './testServer';
import { written } from './writtenMail';

const SIZES = [['/icon-180.png', 180, 180], ['/icon-192.png', 192, 192], ['/icon-512.png', 512, 512], ['/icon-maskable.png', 512, 512], ['/card-fr.png', 1200, 630], ['/card-en.png', 1200, 630]] as const;
const FILES = ['/manifest.webmanifest', '/icon.svg', ...SIZES.map(([path]) => path)];

async function ownedServer() {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const save = <Part extends keyof Settings>(part: Part, body: Settings[Part]) => server.call('PUT', `/api/settings/${part}`, { body, headers });
  return { ...server, headers, save };
}

/** Renames and repaints the business. */
async function secondBusiness() {
  const server = await ownedServer();
  expect((await server.save('identity', { ...DEFAULT_SETTINGS.identity, name: 'Fumoir Untel', town: 'Rimouski', cook: 'Alice' })).status).toBe(200);
  expect((await server.save('look', GREEN_LOOK)).status).toBe(200);
  return server;
}

const get = async ({ call }: Pick<TestServer, 'call'>, path: string) => {
  const response = await call('GET', path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const etagOf = async (server: Pick<TestServer, 'call'>, path: string) => (await get(server, path)).response.headers.get('etag');

/** Returns the colour of a pixel as `#RRGGBB`. */
async function pixel(png: Buffer, left: number, top: number): Promise<string> {
  const rgb = await sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${rgb.toString('hex')}`.toUpperCase();
}

describe.each([['a new installation', ownedServer], ['a second business', secondBusiness]] as const)('files of %s', (_, start) => {
  test('PNGs have their declared sizes', async () => {
    const server = await start();
    for (const [path, width, height] of SIZES) {
      const { response, bytes } = await get(server, path);
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'png', width, height });
    }
    expect((await get(server, '/card-fr.png')).bytes.length).toBeLessThan(300_000);
  });

  test('every file is revalidated by its ETag', async () => {
    const server = await start();
    for (const path of FILES) {
      const { response } = await get(server, path);
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
      const again = await server.call('GET', path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
      expect(again.status, path).toBe(304);
    }
  });

  test('the icons in the manifest exist', async () => {
    const server = await start();
    const manifest = (await (await server.call('GET', '/manifest.webmanifest')).json()) as { icons: { src: string; type: string }[] };
    expect(manifest.icons).toHaveLength(4);
    for (const { src, type } of manifest.icons) expect((await server.call('GET', src)).headers.get('content-type')).toBe(type);
  });
});

test('the manifest has the name of the business', async () => {
  const server = await ownedServer();
  expect(await (await server.call('GET', '/manifest.webmanifest')).json()).toMatchObject({ name: 'Boucane', short_name: 'Boucane', background_color: '#17101F' });
});

test('a second business shows no fact of the first', async () => {
  const server = await secondBusiness();
  const manifest = (await get(server, '/manifest.webmanifest')).bytes.toString();
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Fumoir Untel', short_name: 'Fumoir Untel' });
  expect(manifest).not.toMatch(/boucane|st-liboire|samuel/i);
});

test('icons have the colours of the look', async () => {
  const [first, second] = [await ownedServer(), await secondBusiness()];
  expect(await pixel((await get(first, '/icon-180.png')).bytes, 2, 2)).toBe('#17101F');
  expect(await pixel((await get(second, '/icon-180.png')).bytes, 2, 2)).toBe('#6FD08C');
  const svg = (await get(second, '/icon.svg')).bytes.toString();
  expect(svg).toContain('#6FD08C');
  expect(svg).not.toMatch(/<text|FU/);
});

test.each([
  ['identity', { ...DEFAULT_SETTINGS.identity, name: 'Fumoir Untel' }],
  ['identity', { ...DEFAULT_SETTINGS.identity, town: 'Rimouski' }],
  ['look', GREEN_LOOK],
] as const)('a change of %s redraws the cards', async (part, value) => {
  const server = await ownedServer();
  const before = await Promise.all(['/card-fr.png', '/card-en.png'].map((path) => etagOf(server, path)));
  expect(await etagOf(server, '/card-fr.png')).toBe(before[0]);
  await server.save(part, value);
  for (const [place, path] of ['/card-fr.png', '/card-en.png'].entries()) expect(await etagOf(server, path), path).not.toBe(before[place]);
});

test("the owner's text replaces the card's title in its language", async () => {
  const server = await ownedServer();
  const before = { fr: await etagOf(server, '/card-fr.png'), en: await etagOf(server, '/card-en.png') };
  const body = { tag: 'home.title', value: { fr: 'Le feu de {{cook}}, chez vous', en: '' } };
  expect((await server.call('POST', '/api/content', { body, headers: server.headers })).status).toBe(201);
  expect(await etagOf(server, '/card-fr.png')).not.toBe(before.fr);
  expect(await etagOf(server, '/card-en.png')).toBe(before.en);
});

test('a file is drawn once for the same settings', async () => {
  const { parts } = await ownedServer();
  const drawLook = vi.fn<typeof parts.drawLook>(parts.drawLook);
  const app = new Hono();
  mountLook(app, { ...parts, drawLook });
  await Promise.all([app.request('/icon-192.png'), app.request('/icon-192.png')]);
  await app.request('/icon-192.png');
  expect(drawLook).toHaveBeenCalledOnce();
});

test('a drawing that fails is replaced by a plain file of the same size', async () => {
  const { parts } = await secondBusiness();
  const log = silentLog();
  const warn = vi.spyOn(log, 'warn');
  const app = new Hono();
  mountLook(app, { ...parts, log, drawLook: () => Promise.reject(new Error('no font')) });
  for (const [path, width, height] of SIZES) {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata(), path).toMatchObject({ format: 'png', width, height });
  }
  const icon = await app.request('/icon.svg');
  expect([icon.status, await icon.text()]).toEqual([200, expect.stringContaining('#6FD08C')]);
  expect(warn).toHaveBeenCalledTimes(7);
});

test('a look below level AA is refused with the message at each field', async () => {
  const server = await ownedServer();
  const colours = { action: { light: '#FFB000', dark: 'orange' }, accent: GREEN_LOOK.colours.accent };
  const response = await server.save('look', { mark: { kind: 'initials', initials: '' }, colours });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  expect(Object.keys(errors).toSorted()).toEqual(['colours.action.dark', 'colours.action.light', 'mark.initials']);
  expect(errors['colours.action.light']).toContain('4,5');
  expect(errors['colours.action.dark']).toContain('#');
});

test('mails have the colours of the look', async () => {
  const mail = createMailContext(otherBusiness, []);
  const mails = await bookingMails(differentTotal('fr'), { mail, ownerEmail: 'odile@fumoir-untel.example', publicUrl: 'https://fumoir-untel.example', now: new Date('2027-05-10T14:00:00Z') });
  for (const { html } of mails.map((each) => written(each, mail))) {
    for (const { light } of Object.values(GREEN_LOOK.colours)) expect(html).toContain(light);
    for (const role of ['action', 'accent'] as const) expect(html).not.toContain(PALETTE.light[role]);
  }
});
