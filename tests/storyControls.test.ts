import { expect, test } from 'vitest';
import { readTree } from './architecture/tree';
import { missingControls, staleReasons } from './storyControls';

const story = (meta: string) => [{ path: 'stories/app/Card.stories.tsx', text: `const meta = preview.meta({ component: Card, ${meta} });` }];
const MISSING = ['stories/app/Card.stories.tsx has no controls'];

test.each(["args: { name: 'Brisket' }", 'args: { ...card }', "argTypes: { kind: { control: 'radio' } }", "parameters: { environmentControls: ['server'] }"])('the meta "%s" provides controls', (meta) => {
  expect(missingControls(story(meta), {})).toEqual([]);
});

test.each(['', 'args: { onClose: fn() }', 'args: { onClose: () => {} }', 'args: {}'])('the meta "%s" provides no controls', (meta) => {
  expect(missingControls(story(meta), {})).toEqual(MISSING);
});

test('a story file exempt from controls is not reported', () => {
  expect(missingControls(story(''), { 'stories/app/Card.stories.tsx': 'a drawing' })).toEqual([]);
});

test('every story file has controls or a valid exemption', () => {
  const tree = readTree('stories');
  expect(missingControls(tree)).toEqual([]);
  expect(staleReasons(tree)).toEqual([]);
});
