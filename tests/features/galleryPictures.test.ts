import { expect, test } from 'vitest';
import { buildItems, mediaSources } from '../../src/features/media/items';
import { storedPicture } from '../../stories/fixtures/pictures';

test('the owner’s pictures come after the first picture of the gallery, in their order, with their words and focal points', () => {
  const pictures = [storedPicture(), storedPicture({ id: '5f1c2f7a-8d5b-4a8e-b0ff-3f4f0d6c9e22', widths: [320] })];
  const items = buildItems(mediaSources([], { pictures, pixels: 1000 }));
  expect(items.map(({ id }) => id)).toEqual(['fumoir', ...pictures.map(({ id }) => id), 'table', 'braise']);
  expect(items[1]).toMatchObject({ type: 'image', src: `/pictures/${pictures[0]?.id}/1440.webp`, title: pictures[0]?.alt, focal: { x: 40, y: 60 } });
  expect(items[2]?.src).toBe(`/pictures/${pictures[1]?.id}/320.webp`);
});
