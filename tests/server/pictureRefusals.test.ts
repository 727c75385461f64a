import { expect, test } from 'vitest';
import { animatedPng, animation, bomb, detailed, photograph } from './pictureFiles';
import { storedRows, upload } from './pictureSetup';
import { testServer } from './testServer';

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');

const jpeg = () => photograph(400, 300).jpeg().toBuffer();

const NOT_A_PICTURE = 'Ce fichier n’est pas une photo JPEG, PNG ou WebP.';
const DAMAGED = 'Ce fichier est abîmé ou incomplet\u00a0: la photo ne s’ouvre pas.';
const ANIMATED = 'Une image animée ne convient pas\u00a0: choisissez une photo.';
const TOO_LARGE = 'Ce fichier dépasse 15\u00a0Mo\u00a0: choisissez-en un plus petit.';
const TOO_MANY_PIXELS = 'Cette photo a trop de pixels\u00a0: 50 millions au plus.';

const REFUSED: readonly [string, () => Promise<Uint8Array> | Uint8Array, string, number, string][] = [
  ['an empty file', () => new Uint8Array(), 'image/jpeg', 422, 'Ce fichier est vide.'],
  ['HTML named .jpg', () => HTML, 'image/jpeg', 422, NOT_A_PICTURE],
  ['an SVG', () => SVG, 'image/svg+xml', 422, NOT_A_PICTURE],
  ['an SVG sent as PNG', () => SVG, 'image/png', 422, NOT_A_PICTURE],
  ['a GIF', () => photograph(40, 30).gif().toBuffer(), 'image/gif', 422, NOT_A_PICTURE],
  ['an animated GIF', () => animation('gif'), 'image/gif', 422, NOT_A_PICTURE],
  ['a TIFF', () => photograph(40, 30).tiff().toBuffer(), 'image/tiff', 422, NOT_A_PICTURE],
  ['an AVIF', () => photograph(40, 30).avif().toBuffer(), 'image/avif', 422, NOT_A_PICTURE],
  ['a WebP header before HTML', () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), HTML]), 'image/webp', 422, DAMAGED],
  ['a JPEG header before HTML', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML]), 'image/jpeg', 422, DAMAGED],
  ['a truncated JPEG', async () => (await detailed(400, 300).jpeg().toBuffer()).subarray(0, 20_000), 'image/jpeg', 422, DAMAGED],
  ['a truncated PNG', async () => (await detailed(400, 300).png().toBuffer()).subarray(0, 50_000), 'image/png', 422, DAMAGED],
  ['a truncated WebP', async () => (await detailed(400, 300).webp().toBuffer()).subarray(0, 10_000), 'image/webp', 422, DAMAGED],
  ['an animated WebP', () => animation('webp'), 'image/webp', 422, ANIMATED],
  ['an animated PNG', animatedPng, 'image/png', 422, ANIMATED],
  ['a decompression bomb', () => bomb(30_000, 30_000), 'image/png', 422, TOO_MANY_PIXELS],
  ['a picture of 51 megapixels', () => bomb(51_000, 1000), 'image/png', 422, TOO_MANY_PIXELS],
  ['a picture as narrow as a thread', () => bomb(100, 900), 'image/png', 422, 'Cette photo est trop étroite pour sa hauteur\u00a0: recadrez-la d’abord.'],
  ['a file of 16 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(16 * 1024 * 1024)]), 'image/jpeg', 413, TOO_LARGE],
  ['JSON', () => Buffer.from('{}'), 'application/json', 415, 'Ce type de fichier n’est pas accepté.'],
];

test.each(REFUSED)('an upload of %s is rejected with a message at the file, and leaves nothing behind', async (_, make, type, status, message) => {
  const server = await testServer();
  const response = await upload(server, await server.signedIn('admin'), await make(), type);
  expect([response.status, ((await response.json()) as { errors: object }).errors]).toEqual([status, { file: message }]);
  expect(await storedRows(server)).toEqual({ pictures: 0, files: 0 });
});

test('the message is in the language of the person', async () => {
  const server = await testServer();
  const response = await upload(server, { ...(await server.signedIn('admin')), 'accept-language': 'en' }, HTML);
  expect(await response.json()).toEqual({ message: 'Some fields are not valid.', errors: { file: 'This file is not a JPEG, PNG or WebP picture.' } });
});

test('a body without a declared length is limited too', async () => {
  const server = await testServer();
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 16; part += 1) controller.enqueue(new Uint8Array(1024 * 1024));
      controller.close();
    },
  });
  const response = await server.app.request(new Request('http://localhost/api/pictures', { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'image/jpeg', ...(await server.signedIn('admin')) } } as RequestInit));
  expect(response.status).toBe(413);
});

test('a failed transaction stores neither the picture nor its files', async () => {
  const server = await testServer();
  const { database } = server.parts;
  const { transaction } = database;
  const admin = await server.signedIn('admin');
  database.transaction = (work) => transaction(async (trx) => {
    await work(trx);
    throw new Error('the disk is gone');
  });
  expect((await upload(server, admin, await jpeg())).status).toBe(500);
  expect(await storedRows(server)).toEqual({ pictures: 0, files: 0 });
});
