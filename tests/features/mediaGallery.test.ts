import { afterEach, expect, test, vi } from 'vitest';
import { isMediaThere } from '../../src/api/mediaFiles';
import type { MediaSource } from '../../src/contract/media';
import { EMPTY_GALLERY, galleryReducer, loadGallery, mayRender, type GalleryProbes, type GalleryState } from '../../src/features/media/gallery';

const PHOTO = { name: 'photo', src: '/media/photo.webp' };
const OTHER = { name: 'other', src: '/media/other.webp' };
const VIDEO = { name: 'video', src: '/media/video.webm' };
const FILM = { name: 'film', src: 'https://youtu.be/dQw4w9WgXcQ', duration: 32 };

/** Loads a gallery and returns every state it went through. */
async function statesOf(sources: readonly MediaSource[], probes: Partial<GalleryProbes> = {}): Promise<[GalleryState, ...GalleryState[]]> {
  const states: [GalleryState, ...GalleryState[]] = [EMPTY_GALLERY];
  const world: GalleryProbes = { isThere: () => Promise.resolve(true), loadImage: () => Promise.resolve(true), readLength: () => Promise.resolve(8), ...probes };
  await loadGallery(sources, world, (event) => states.push(galleryReducer(states.at(-1) ?? EMPTY_GALLERY, event)));
  return states;
}

const lastOf = async (...how: Parameters<typeof statesOf>) => (await statesOf(...how)).at(-1) ?? EMPTY_GALLERY;
const idsOf = ({ items }: GalleryState) => items.map(({ id }) => id);
const never = () => new Promise<never>(() => {});

afterEach(() => vi.unstubAllGlobals());

test('the loading progress goes from 0 to 25 to 100 to ready', async () => {
  const states = await statesOf([PHOTO, VIDEO, FILM]);
  const steps = states.map(({ phase, progress }) => `${phase} ${progress}`);
  expect([...new Set(steps)]).toEqual(['loading 0', 'loading 25', 'loading 100', 'ready 100']);
});

test('a ready gallery contains the loaded state of its items and the length of its video', async () => {
  const { items } = await lastOf([PHOTO, VIDEO]);
  expect(items).toMatchObject([
    { id: 'photo', loaded: true },
    { id: 'video', loaded: true, metadata: { duration: 8 } },
  ]);
});

test('a video of unknown length has a null duration', async () => {
  const { items } = await lastOf([VIDEO], { readLength: () => Promise.resolve(null) });
  expect(items).toMatchObject([{ id: 'video', metadata: { duration: null } }]);
});

test('a missing local file is left out, and YouTube is not requested', async () => {
  const isThere = vi.fn<GalleryProbes['isThere']>((address) => Promise.resolve(address !== OTHER.src));
  expect(idsOf(await lastOf([PHOTO, OTHER, FILM], { isThere }))).toEqual(['photo', 'film']);
  expect(isThere.mock.calls.flat()).toEqual([PHOTO.src, OTHER.src]);
});

test('a local file whose check fails with a network error is left out', async () => {
  const isThere = (address: string) => (address === OTHER.src ? Promise.reject(new TypeError('offline')) : Promise.resolve(true));
  expect(idsOf(await lastOf([PHOTO, OTHER], { isThere }))).toEqual(['photo']);
});

test('the gallery fails when every file check fails', async () => {
  const { phase } = await lastOf([PHOTO, OTHER, FILM], { isThere: () => Promise.reject(new TypeError('offline')) });
  expect(phase).toBe('failed');
});

test('a gallery of YouTube videos only is ready without any request', async () => {
  const { phase, items } = await lastOf([FILM], { isThere: never });
  expect([phase, items.length]).toEqual(['ready', 1]);
});

test('an image or a video that fails to load is hidden', async () => {
  const failing = { loadImage: () => Promise.resolve(false), readLength: () => Promise.resolve<false>(false) };
  expect(idsOf(await lastOf([PHOTO, VIDEO, FILM], failing))).toEqual(['film']);
});

test('the gallery renders no item before its list is built', () => {
  expect(mayRender(EMPTY_GALLERY)).toBe(false);
});

test('the gallery may render once its images have loaded, before its video', async () => {
  const states: GalleryState[] = [EMPTY_GALLERY];
  void loadGallery([PHOTO, VIDEO], { isThere: () => Promise.resolve(true), loadImage: () => Promise.resolve(true), readLength: never }, (event) =>
    states.push(galleryReducer(states.at(-1) ?? EMPTY_GALLERY, event)),
  );
  await vi.waitFor(() => expect(states.at(-1)?.imagesLoaded).toBe(true));
  expect(states.map(mayRender)).toEqual([false, false, false, true]);
  expect(states.at(-1)?.progress).toBe(25);
});

test('the gallery may render once its video metadata is loaded, before its images', async () => {
  const states: GalleryState[] = [EMPTY_GALLERY];
  void loadGallery([PHOTO, VIDEO], { isThere: () => Promise.resolve(true), loadImage: never, readLength: () => Promise.resolve(8) }, (event) =>
    states.push(galleryReducer(states.at(-1) ?? EMPTY_GALLERY, event)),
  );
  await vi.waitFor(() => expect(states.at(-1)?.phase).toBe('ready'));
  expect(mayRender(states.at(-1) ?? EMPTY_GALLERY)).toBe(true);
});

test('a gallery without a video renders only once its images have loaded', () => {
  const listed = galleryReducer(EMPTY_GALLERY, { name: 'listed', items: [] });
  const withPhoto = { ...listed, items: [{ type: 'image' }] } as unknown as GalleryState;
  expect(mayRender(galleryReducer(withPhoto, { name: 'measured', lengths: new Map() }))).toBe(false);
});

test('a gallery of YouTube videos only renders immediately', async () => {
  const states = await statesOf([FILM]);
  expect(states.map(mayRender)).toEqual([false, true, true, true]);
});

test('a gallery whose items all failed renders no item', async () => {
  const state = await lastOf([PHOTO], { loadImage: () => Promise.resolve(false) });
  expect([state.items.length, mayRender(state)]).toEqual([0, false]);
});

test('a failed gallery renders no item', async () => {
  const state = galleryReducer(await lastOf([FILM]), { name: 'failed' });
  expect(mayRender(state)).toBe(false);
});

test.each([
  ['a picture', 200, 'image/webp', true],
  ['a film', 200, 'video/webm', true],
  ['a page in the place of a missing file', 200, 'text/html', false],
  ['a file without a type', 200, null, false],
  ['a missing file', 404, 'image/webp', false],
])('a HEAD request decides the availability of %s', async (_, status, type, there) => {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status, headers: type === null ? {} : { 'content-type': type } })));
  vi.stubGlobal('fetch', ask);
  expect(await isMediaThere('/media/photo.webp')).toBe(there);
  expect(ask).toHaveBeenCalledWith('/media/photo.webp', expect.objectContaining({ method: 'HEAD' }));
});
