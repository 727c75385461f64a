import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import {
  LOCAL_MEDIA,
  mediaTypeOf,
  PLACEHOLDER_VIDEO,
  slideDuration,
  sortMedia,
  youTubeId,
  type MediaItem,
  type MediaType,
} from '../../src/contract/media';
import { NEAR_MARGIN_PX, NEAR_THRESHOLD } from '../../src/contract/mediaPlaceholder';
import { LANGUAGES } from '../../src/contract/language';
import { addTexts, createI18n } from '../../src/i18n/i18n';
import { buildItems, mediaSources, youTubeOf } from '../../src/features/media/items';
import { mediaTexts } from '../../src/features/media/texts';
import { NEAR_VIEWPORT } from '../../src/components/useNearViewport';

const ID = 'dQw4w9WgXcQ';
const NO_TEXT = { fr: '', en: '' };
const { films } = DEFAULT_SETTINGS.films;
const MEDIA = mediaSources(films);

const make = (fields: Partial<MediaItem>): MediaItem => ({
  id: 'a',
  src: '/a.webp',
  titleKey: 'items.a.title',
  descriptionKey: 'items.a.description',
  title: NO_TEXT,
  description: NO_TEXT,
  filename: 'a.webp',
  index: 0,
  type: 'image',
  isVideo: false,
  isYouTube: false,
  metadata: null,
  loaded: false,
  ...fields,
});

test('a new installation has exactly seven YouTube videos with their lengths in order', () => {
  expect(films.map(({ seconds }) => seconds)).toEqual([32, 18, 65, 16, 14, 23, 114]);
});

test('every YouTube video of a new installation is a placeholder with a unique id of eleven characters', () => {
  expect(new Set(films.map(({ videoId }) => videoId)).size).toBe(7);
  for (const { videoId } of films) expect(videoId).toMatch(new RegExp(String.raw`^${PLACEHOLDER_VIDEO}[\w-]$`));
});

test('a film without a name is identified by its video and has its own texts', () => {
  const title = { fr: 'Le feu', en: 'The fire' };
  const [item] = buildItems(mediaSources([{ name: '', videoId: ID, title, description: NO_TEXT, seconds: null }]).slice(-1));
  expect(item).toMatchObject({ id: ID, title, description: NO_TEXT, metadata: { videoId: ID, duration: null } });
});

test('the gallery has two local images and one local video', () => {
  expect(LOCAL_MEDIA.map(({ src }) => mediaTypeOf(src))).toEqual(['image', 'image', 'video']);
});

test.each(['mp4', 'webm', 'ogg', 'mov', 'avi', 'MP4'])('%s is a video', (extension) => {
  expect(mediaTypeOf(`/media/film.${extension}`)).toBe('video');
});

test.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'])('%s is an image', (extension) => {
  expect(mediaTypeOf(`https://x.example/photo.${extension}?w=200#a`)).toBe('image');
});

test.each(['/media/notes.pdf', '/media/film', 'https://vimeo.com/12345678901', 'https://www.youtube.com/watch?v=short', ''])('%j has an unknown media type', (src) => {
  expect(mediaTypeOf(src)).toBe('unknown');
});

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=abc&v=${ID}&t=4`,
  `https://m.youtube.com/watch?v=${ID}`,
  `http://youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `youtu.be/${ID}`,
  ` //www.youtube.com/watch?v=${ID} `,
])('extracts the YouTube id from %j', (link) => {
  expect(youTubeId(link)).toBe(ID);
  expect(mediaTypeOf(link)).toBe('youtube');
});

test.each([
  `https://www.youtube.com/watch?v=${ID.slice(1)}`,
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://youtu.be/`,
  `https://www.youtube.com/channel/${ID}`,
  `https://www.youtube.com/watch?x=1#v=${ID}`,
  `https://evil.example/?to=https://youtu.be/${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  ID,
])('extracts no YouTube id from %j', (link) => {
  expect(youTubeId(link)).toBeNull();
});

test.each<[string, MediaType, number | null | undefined, number]>([
  ['an image', 'image', undefined, 5000],
  ['a video of eight seconds', 'video', 8, 8000],
  ['a video of a broken length', 'video', 8.345, 8345],
  ['a video of unknown length', 'video', null, 10_000],
  ['a video without an end', 'video', Infinity, 10_000],
  ['a film of 32 seconds', 'youtube', 32, 34_000],
  ['a film of unknown length', 'youtube', null, 20_000],
  ['anything else', 'unknown', undefined, 5000],
])('returns the slide duration of %s', (_, type, duration, milliseconds) => {
  expect(slideDuration({ type, metadata: duration === undefined ? null : { duration } })).toBe(milliseconds);
});

test('images come first, then local videos, YouTube videos and unknown media', () => {
  const types: MediaType[] = ['unknown', 'youtube', 'video', 'image'];
  expect(sortMedia(types.map((type) => make({ type }))).map(({ type }) => type)).toEqual(['image', 'video', 'youtube', 'unknown']);
});

test('items of one type are sorted by file name, then by index', () => {
  const items = [make({ id: '1', filename: 'c' }), make({ id: '2', filename: 'b', index: 9 }), make({ id: '3', filename: 'b', index: 2 }), make({ id: '4', filename: 'a' })];
  expect(sortMedia(items).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});

test('the gallery keeps the configured order of its videos', () => {
  expect(buildItems(MEDIA).map(({ id }) => id)).toEqual([...LOCAL_MEDIA, ...films].map(({ name }) => name));
});

test('a YouTube item contains the data of its URL', () => {
  const [item] = buildItems([{ name: 'feu', src: `https://youtu.be/${ID}`, duration: 32 }]);
  expect(item).toEqual({
    id: 'feu',
    src: `https://youtu.be/${ID}`,
    titleKey: 'items.feu.title',
    descriptionKey: 'items.feu.description',
    title: NO_TEXT,
    description: NO_TEXT,
    filename: 'youtube-000',
    index: 0,
    type: 'youtube',
    isVideo: false,
    isYouTube: true,
    metadata: {
      videoId: ID,
      originalUrl: `https://youtu.be/${ID}`,
      thumbnail: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&mute=1&controls=1&playsinline=1&rel=0`,
      duration: 32,
    },
    loaded: false,
  });
});

test('a local item has a file name and no YouTube data', () => {
  const [image, video] = buildItems([
    { name: 'film', src: '/media/film.webm' },
    { name: 'photo', src: '/media/photo.webp' },
  ]);
  expect(image).toMatchObject({ filename: 'photo.webp', type: 'image', isVideo: false, isYouTube: false, metadata: null });
  expect(video).toMatchObject({ filename: 'film.webm', type: 'video', isVideo: true, isYouTube: false, metadata: { duration: null } });
  expect([image, video].map((item) => item && youTubeOf(item))).toEqual([null, null]);
});

test.each(LANGUAGES)('every item has a title and a description in %s', (language) => {
  const texts = createI18n(language);
  addTexts(texts, mediaTexts);
  for (const { titleKey, descriptionKey } of buildItems(MEDIA)) {
    expect(texts.exists(titleKey, { ns: 'media', lng: language })).toBe(true);
    expect(texts.exists(descriptionKey, { ns: 'media', lng: language })).toBe(true);
  }
});

test('lazy media load 200 px before the viewport at a threshold of 0.01', () => {
  expect([NEAR_MARGIN_PX, NEAR_THRESHOLD]).toEqual([200, 0.01]);
  expect(NEAR_VIEWPORT).toEqual({ rootMargin: '200px', threshold: 0.01 });
});

test('the English texts match those quoted in the specification', () => {
  expect(mediaTexts.tree.unsupported.en).toBe('Unsupported media format');
  expect(mediaTexts.tree.noVideo.en).toBe('Your browser does not support the video tag.');
  expect(mediaTexts.tree.failedItems.en).toBe('Failed to load media items');
  expect(mediaTexts.tree.failed.en).toBe('Failed to load media gallery');
  expect(mediaTexts.tree.retry.en).toBe('Retry');
});
