import { expect, test } from 'vitest';
import { heightAt, isDescribed, pictureIdOf, picturePath, pictureSrcSet, storedWidths, widthFrom, widthUpTo } from '../../src/contract/pictures';
import { pictureDetailsSchema } from '../../src/contract/pictureEndpoints';

const ID = '0b1e5d9c-6f0e-4a53-9a54-0d8b6f3c2a11';

test('a picture is stored in every width up to its own, and in its own when it is smaller than all', () => {
  expect([4000, 2000, 1999, 640, 320, 319, 1].map(storedWidths)).toEqual([[320, 640, 960, 1440, 2000], [320, 640, 960, 1440, 2000], [320, 640, 960, 1440], [320, 640], [320], [319], [1]]);
});

test('the srcset lists the files of a format with their widths', () => {
  expect(pictureSrcSet({ id: ID, widths: [320, 640] }, 'webp')).toBe(`/pictures/${ID}/320.webp 320w, /pictures/${ID}/640.webp 640w`);
  expect(pictureSrcSet({ id: ID, widths: [100] }, 'jpeg')).toBe(`/pictures/${ID}/100.jpg 100w`);
});

test('the id of a picture is only read from its exact address', () => {
  expect(pictureIdOf(picturePath(ID))).toBe(ID);
  for (const address of ['', '/pictures/brisket.jpg', `/pictures/${ID}/320.jpg`, `https://elsewhere.example/pictures/${ID}`, `/pictures/${ID.toUpperCase()}`, `/pictures/${ID}?x`]) expect([address, pictureIdOf(address)]).toEqual([address, null]);
});

test('a width is chosen up to a limit, or to fill a number of pixels', () => {
  const widths = { widths: [320, 640, 960, 1440, 2000] };
  expect([100, 320, 1000, 1440, 5000].map((limit) => widthUpTo(widths, limit))).toEqual([320, 320, 960, 1440, 2000]);
  expect([100, 320, 1000, 1440, 5000].map((pixels) => widthFrom(widths, pixels))).toEqual([320, 320, 1440, 1440, 2000]);
  expect(heightAt({ width: 4000, height: 3000 }, 960)).toBe(720);
  expect(heightAt({ width: 4000, height: 1 }, 320)).toBe(1);
});

test('a picture is described once it has words in both languages', async () => {
  expect([{ fr: '', en: '' }, { fr: 'Feu', en: '' }, { fr: 'Feu', en: 'Fire' }].map((alt) => isDescribed({ alt }))).toEqual([false, false, true]);
  expect(await pictureDetailsSchema.validate({ alt: { fr: ' Feu ', en: 'Fire' }, focal: { x: 0, y: 100 } })).toEqual({ alt: { fr: 'Feu', en: 'Fire' }, focal: { x: 0, y: 100 }, inGallery: false });
  await expect(pictureDetailsSchema.validate({ alt: { fr: 'Feu', en: 'Fire' }, focal: { x: 0.5, y: -1 } }, { abortEarly: false })).rejects.toMatchObject({ inner: [{ path: 'focal.x', message: 'wholeNumber' }, { path: 'focal.y', message: 'tooFew:0' }] });
});
