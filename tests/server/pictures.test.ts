import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publicVersion } from '../../server/db/catalogue';
import { detectFormat } from '../../server/pictures/detectFormat';
import { limitConcurrency } from '../../server/pictures/limitConcurrency';
import { loadPublicData } from '../../server/prerender/publicData';
import { pictureFile, pictureKey, picturePath, type PictureRecord } from '../../src/contract/pictures';
import { photograph, twelveMegapixels } from './pictureFiles';
import { addPicture, described, newPicture, storedRows, upload } from './pictureSetup';
import { testServer, type TestServer } from './testServer';

const fetchFile = (server: TestServer, path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });

const fileOf = async (server: TestServer, { id }: PictureRecord, width: number, format: 'webp' | 'jpeg') => Buffer.from(await (await fetchFile(server, pictureFile(id, width, format))).arrayBuffer());

/** Returns the colour of a pixel. */
async function colourAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('an upload stores WebP and JPEG files in every width up to its own, without metadata', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const file = await photograph(1500, 1000).withExif({ IFD0: { Copyright: 'Samuel' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 39/1 0/1' } }).jpeg().toBuffer();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const picture = await addPicture(server, admin, file);
  expect(picture).toMatchObject({ width: 1500, height: 1000, widths: [320, 640, 960, 1440], alt: { fr: '', en: '' }, focal: { x: 50, y: 50 }, inGallery: false, usedBy: [], version: 1 });
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
  expect(picture.placeholder.length).toBeLessThanOrEqual(300);
  for (const format of ['webp', 'jpeg'] as const) {
    for (const width of picture.widths) {
      const metadata = await sharp(await fileOf(server, picture, width, format)).metadata();
      expect(metadata).toMatchObject({ format, width, height: Math.round((width * 2) / 3), space: 'srgb', hasAlpha: false });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    }
  }
});

test('a small picture keeps its own width', async () => {
  const server = await testServer();
  const picture = await addPicture(server, await server.signedIn('admin'), await photograph(100, 70).png().toBuffer());
  expect(picture.widths).toEqual([100]);
  expect(await sharp(await fileOf(server, picture, 100, 'jpeg')).metadata()).toMatchObject({ width: 100, height: 70 });
});

test('a picture is turned upright as its metadata asks', async () => {
  const server = await testServer();
  const picture = await addPicture(server, await server.signedIn('admin'), await photograph(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(picture).toMatchObject({ width: 400, height: 600, widths: [320] });
  const file = await fileOf(server, picture, 320, 'jpeg');
  expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 480 });
  // The left half of the file is the upper half of the picture.
  const [[redAbove = 0], [redBelow = 0]] = [await colourAt(file, 160, 40), await colourAt(file, 160, 440)];
  expect([redAbove > 180, redBelow < 80]).toEqual([true, true]);
});

test('colours of another profile are converted to sRGB', async () => {
  const server = await testServer();
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: 30, g: 200, b: 60 } } }).withIccProfile('p3').png().toBuffer();
  expect((await sharp(file).metadata()).icc).toBeDefined();
  const [red = 0, green = 0, blue = 0] = await colourAt(await fileOf(server, await addPicture(server, await server.signedIn('admin'), file), 320, 'jpeg'), 100, 100);
  expect([Math.abs(red - 30) < 6, Math.abs(green - 200) < 6, Math.abs(blue - 60) < 6]).toEqual([true, true, true]);
});

test('transparent parts of a PNG become white', async () => {
  const server = await testServer();
  const file = await sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
  const picture = await addPicture(server, await server.signedIn('admin'), file);
  for (const format of ['webp', 'jpeg'] as const) expect((await colourAt(await fileOf(server, picture, 320, format), 10, 10)).every((value) => value > 250)).toBe(true);
});

test('grey, CMYK, 16-bit, palette, progressive and WebP pictures are accepted', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const files = [
    photograph(400, 300).greyscale().jpeg(),
    photograph(400, 300).toColourspace('cmyk').jpeg(),
    photograph(400, 300).toColourspace('rgb16').png(),
    photograph(400, 300).png({ palette: true }),
    photograph(400, 300).jpeg({ progressive: true }),
    photograph(400, 300).webp(),
    photograph(400, 300).webp({ lossless: true }),
  ];
  for (const file of files) {
    const [red = 0, , blue = 0] = await colourAt(await fileOf(server, await addPicture(server, admin, await file.toBuffer()), 320, 'webp'), 40, 100);
    expect(red).toBeGreaterThanOrEqual(blue);
  }
});

test('two photographs of twelve megapixels are stored in five widths', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const file = await twelveMegapixels();
  const started = performance.now();
  const pictures = await Promise.all([addPicture(server, admin, file), addPicture(server, admin, file)]);
  console.info(`Two uploads of ${(file.length / 1e6).toFixed(1)} MB: ${Math.round(performance.now() - started)} ms`);
  for (const { widths } of pictures) expect(widths).toEqual([320, 640, 960, 1440, 2000]);
  expect(await storedRows(server)).toEqual({ pictures: 2, files: 20 });
}, 60_000);

test('a file of a picture is served for a year to everybody, and only under its exact address', async () => {
  const server = await testServer();
  const { id } = await addPicture(server, await server.signedIn('admin'), await photograph(400, 300).jpeg().toBuffer());
  const response = await fetchFile(server, `/pictures/${id}/320.webp`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(['content-type', 'cache-control', 'x-content-type-options'].map((name) => [name, response.headers.get(name)]))).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const etag = response.headers.get('etag') ?? '';
  expect((await fetchFile(server, `/pictures/${id}/320.webp`, { 'if-none-match': etag })).status).toBe(304);
  expect((await server.app.request(`/pictures/${id}/320.jpg`, { method: 'HEAD' })).headers.get('content-type')).toBe('image/jpeg');
  for (const path of [`${id}/640.webp`, `${id}/320.png`, `${id}/0320.webp`, `${id}/320.webp.html`, `00000000-0000-4000-8000-000000000000/320.webp`, `../pictures/${id}/320%00.webp`]) {
    expect([path, (await fetchFile(server, `/pictures/${path}`)).status]).toEqual([path, 404]);
  }
});

test('the words, the focal point and the gallery are changed together, with words in both languages', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const { id } = await newPicture(server, admin);
  const change = (body: object, headers: Record<string, string> = {}) => server.call('PUT', `/api/pictures/${id}`, { body, headers: { ...admin, ...headers } });
  const wordless = await change({ alt: { fr: ' ', en: '' }, focal: { x: 50, y: 50 } });
  expect([wordless.status, await wordless.json()]).toEqual([422, { message: 'Certains champs ne sont pas valides.', errors: { 'alt.fr': 'Écrivez le texte français.', 'alt.en': 'Écrivez le texte anglais.' } }]);
  expect((await change({ alt: described.alt, focal: { x: 101, y: 0.5 } })).status).toBe(422);
  const changed = (await (await change({ ...described, focal: { x: 20, y: 80 }, inGallery: true })).json()) as PictureRecord;
  expect(changed).toMatchObject({ id, alt: described.alt, focal: { x: 20, y: 80 }, inGallery: true, version: 2 });
  expect((await change(described, { 'if-match': '"1"' })).status).toBe(412);
  expect((await server.call('PUT', '/api/pictures/unknown', { body: described, headers: admin })).status).toBe(404);
  const { inGallery: _, createdAt: __, version: ___, usedBy: ____, ...shown } = changed;
  expect(await (await server.call('GET', `/api/pictures/${id}`)).json()).toEqual(shown);
  expect(await (await server.call('GET', '/api/gallery')).json()).toEqual([shown]);
  expect(await (await server.call('GET', '/api/pictures', { headers: admin })).json()).toEqual([changed]);
});

test('the library lists pictures newest first', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const ids: string[] = [];
  for (const minute of ['01', '02', '03']) {
    server.travelTo(`2026-11-21T17:${minute}:00.000Z`);
    ids.unshift((await newPicture(server, admin)).id);
  }
  expect(((await (await server.call('GET', '/api/pictures', { headers: admin })).json()) as PictureRecord[]).map(({ id }) => id)).toEqual(ids);
});

test('a catalogue item only takes a picture that exists and has words', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const { id } = await newPicture(server, admin);
  const save = async (imageUrl: string) => {
    const response = await server.call('POST', '/api/meat', { body: { name_fr: 'Truite', name_en: 'Trout', imageUrl }, headers: admin });
    return [response.status, ((await response.json()) as { errors?: Record<string, string> }).errors];
  };
  expect(await save(picturePath(id))).toEqual([422, { imageUrl: 'Décrivez d’abord cette photo, en français et en anglais.' }]);
  expect(await save('/pictures/00000000-0000-4000-8000-000000000000')).toEqual([422, { imageUrl: 'Cette photo n’existe plus\u00a0: choisissez-en une autre.' }]);
  expect(await save('/pictures/brisket.jpg')).toEqual([201, undefined]);
  await server.call('PUT', `/api/pictures/${id}`, { body: described, headers: admin });
  expect(await save(picturePath(id))).toEqual([201, undefined]);
});

test('a picture in use is not deleted, and the message names the places', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const { id } = await newPicture(server, admin);
  await server.call('PUT', `/api/pictures/${id}`, { body: { ...described, inGallery: true }, headers: admin });
  const meat = { name_fr: 'Truite', name_en: 'Trout', imageUrl: picturePath(id) };
  const { id: item } = (await (await server.call('POST', '/api/meat', { body: meat, headers: admin })).json()) as { id: string };
  const remove = (language = 'fr') => server.call('DELETE', `/api/pictures/${id}`, { headers: { ...admin, 'accept-language': language } });
  const refused = await remove();
  expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ message: 'Cette photo sert encore\u00a0: «\u00a0Truite (Viandes)\u00a0», le carrousel. Remplacez-la là d’abord.' })]);
  expect(((await (await remove('en')).json()) as { message: string }).message).toBe('This picture is still used: “Trout (Meats)”, the carousel. Replace it there first.');
  const [listed] = (await (await server.call('GET', '/api/pictures', { headers: admin })).json()) as PictureRecord[];
  expect(listed?.usedBy).toEqual([{ resource: 'meat', id: item, name: { fr: 'Truite', en: 'Trout' } }]);
  await server.call('PUT', `/api/meat/${item}`, { body: { ...meat, imageUrl: '' }, headers: admin });
  expect((await remove()).status).toBe(409);
  await server.call('PUT', `/api/pictures/${id}`, { body: described, headers: admin });
  expect((await remove()).status).toBe(200);
  expect(await storedRows(server)).toEqual({ pictures: 0, files: 0 });
  expect([(await remove()).status, (await server.call('GET', `/api/pictures/${id}`)).status]).toEqual([404, 404]);
});

test('the public data have an entry for each picture that a public item shows, and a new version after each change', async () => {
  const server = await testServer();
  const admin = await server.signedIn('admin');
  const { database, clock } = server.parts;
  const [shown, hidden, unused] = [await newPicture(server, admin), await newPicture(server, admin), await newPicture(server, admin)];
  for (const { id } of [shown, hidden]) await server.call('PUT', `/api/pictures/${id}`, { body: described, headers: admin });
  await server.call('POST', '/api/meat', { body: { name_fr: 'Truite', name_en: 'Trout', imageUrl: picturePath(shown.id) }, headers: admin });
  await server.call('POST', '/api/tool', { body: { name_fr: 'Pinces', name_en: 'Tongs', imageUrl: picturePath(hidden.id), isActive: false }, headers: admin });
  const data = await loadPublicData(database, clock());
  expect(data[pictureKey(shown.id)]).toMatchObject({ id: shown.id, alt: described.alt });
  expect([hidden.id, unused.id].filter((id) => pictureKey(id) in data)).toEqual([]);
  expect(data['gallery']).toEqual([]);
  const before = await publicVersion(database.db);
  await server.call('PUT', `/api/pictures/${unused.id}`, { body: { ...described, inGallery: true }, headers: admin });
  expect(await publicVersion(database.db)).not.toBe(before);
  expect((await loadPublicData(database, clock()))['gallery']).toMatchObject([{ id: unused.id }]);
});

test('uploads are for administrators', async () => {
  const server = await testServer();
  const file = await photograph(40, 30).jpeg().toBuffer();
  expect((await upload(server, {}, file)).status).toBe(401);
  expect((await upload(server, await server.signedIn('user'), file)).status).toBe(403);
  expect(await storedRows(server)).toEqual({ pictures: 0, files: 0 });
});

test('at most the given number of tasks run at the same time, in the order of their calls', async () => {
  const run = limitConcurrency(2);
  const [started, most] = [[] as number[], { running: 0, seen: 0 }];
  await Promise.allSettled(
    [1, 2, 3, 4, 5].map((task) =>
      run(async () => {
        started.push(task);
        most.running += 1;
        most.seen = Math.max(most.seen, most.running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        most.running -= 1;
        if (task === 2) throw new Error('failed');
      }),
    ),
  );
  expect([started, most.seen]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('the format of a file is detected by its first bytes', () => {
  expect([new Uint8Array(), Buffer.from('RIFF1234WAVE'), Buffer.from('<svg/>')].map(detectFormat)).toEqual([null, null, null]);
});
