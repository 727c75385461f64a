import { expect, test } from 'vitest';
import { readTree } from './architecture/tree';
import { missingControls, staleReasons } from './storyControls';

const story = (meta: string) => [{ path: 'stories/app/Card.stories.tsx', text: `const meta = preview.meta({ component: Card, ${meta} });` }];
const MISSING = ['stories/app/Card.stories.tsx has no controls'];

test.each(["args: { name: 'Brisket' }", 'args: { ...card }', "argTypes: { kind: { control: 'radio' } }", "parameters: { environmentControls: ['server'] }"])('%s gives controls', (meta) => {
  expect(missingControls(story(meta), {})).toEqual([]);
});

test.each(['', 'args: { onClose: fn() }', 'args: { onClose: () => {} }', 'args: {}'])('"%s" gives no controls', (meta) => {
  expect(missingControls(story(meta), {})).toEqual(MISSING);
});

test('a file that has no controls for a reason is not named', () => {
  expect(missingControls(story(''), { 'stories/app/Card.stories.tsx': 'a drawing' })).toEqual([]);
});

test('every story file has controls, or a reason for having none', () => {
  const tree = readTree('stories');
  expect(missingControls(tree)).toEqual([]);
  expect(staleReasons(tree)).toEqual([]);
});
