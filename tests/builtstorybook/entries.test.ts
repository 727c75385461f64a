import { expect, test } from 'vitest';
import { entriesOf, entriesToOpen, type Entry } from './entries';

const docs = (id: string, importPath: string): Entry => ({ id, type: 'docs', importPath, tags: ['dev'] });
const story = (id: string, importPath: string, tags = ['dev']): Entry => ({ id, type: 'story', importPath, tags });

test('opens the docs page of a file instead of its stories', () => {
  const page = docs('card--docs', 'Card.stories.tsx');
  expect(entriesToOpen([page, story('card--default', 'Card.stories.tsx')])).toEqual([page]);
});

test('opens the first story in the sidebar when a file has no docs page', () => {
  const shown = story('journey--default', 'Journey.stories.tsx');
  expect(entriesToOpen([story('journey--keyboard', 'Journey.stories.tsx', []), shown, story('journey--late', 'Journey.stories.tsx')])).toEqual([shown]);
});

test('opens a story of a file with only hidden stories', () => {
  const hidden = story('card--keyboard', 'Card.stories.tsx', []);
  expect(entriesToOpen([hidden])).toEqual([hidden]);
});

test('opens every MDX page', () => {
  const pages = [docs('introduction--docs', 'introduction.mdx'), docs('growth--docs', 'growth.mdx')];
  expect(entriesToOpen(pages)).toEqual(pages);
});

test.each([null, {}, { entries: {} }, { entries: { card: story('card--default', 'Card.stories.tsx') } }])('rejects an index without stories or docs pages', (index) => {
  expect(() => entriesOf(index)).toThrow('index.json');
});
