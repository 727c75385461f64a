import { expect, test } from 'vitest';
import * as rule from './prose';
import { readTree, type Source } from './tree';

const everything = readTree('src', 'server', 'stories', 'tests', '.storybook');
const file = (path: string, text: string): Source => ({ path, text });

test('exported names and file names use the terms of the field', () => {
  expect(rule.vagueTerms(everything)).toEqual([]);
});

test('comments begin with a verb or a noun', () => {
  expect(rule.indirectComments(everything)).toEqual([]);
});

test('every title names its subject', () => {
  expect(rule.unclearTitles(everything)).toEqual([]);
});

test('decision records have one form and are titled by mechanism', () => {
  expect(rule.irregularRecords(everything)).toEqual([]);
});

test.each(['export const keepDraft = 1;', 'export function forgetLists() {}', 'export interface Thing {}', 'export const MOST_ROWS = 5;', 'const heard = 1;\nexport { heard };', 'export type InboxAct = string;'])(
  'the rule for names rejects %s',
  (text) => {
    expect(rule.vagueTerms([file('src/api/lists.ts', text)])).toHaveLength(1);
  },
);

test('the rule for names rejects a vague file name', () => {
  expect(rule.vagueTerms([file('server/http/door.ts', ''), file('src/features/seats/SeatsLater.tsx', ''), file('src/api/things.ts', '')])).toHaveLength(2);
});

test('the rule for names accepts words that only contain a vague one', () => {
  expect(rule.vagueTerms([file('src/api/lists.ts', 'export const expectFocusTrapped = 1, keepalive = 2, momentum = 3, somethingElse = 4;')])).toEqual([]);
});

test.each(['/** What a list shows. */', '// How many rows there are.', '/*\n * Whoever asks is answered.\n */', '/** Reads the list anew. */'])('the rule for comments rejects %j', (comment) => {
  expect(rule.indirectComments([file('src/api/lists.ts', `${comment}\nexport const rows = 1;`)])).toHaveLength(1);
});

test('the rule for comments accepts a question word inside a sentence', () => {
  expect(rule.indirectComments([file('src/api/lists.ts', '/** Returns what a list shows, and how. */\nexport const rows = 1;')])).toEqual([]);
});

test('the rule for titles reads tests with and without parameters', () => {
  const text = "test('it works', () => {});\ntest.each([1])('that of %i is kept', () => {});\ntest('a list is sorted', () => {});";
  expect(rule.unclearTitles([file('tests/lists.test.ts', text)])).toEqual(['tests/lists.test.ts: it works', 'tests/lists.test.ts: that of %i is kept']);
});

test('the rule for records rejects a sentence as title and a missing section', () => {
  const record = (title: string, end = '## Consequences\n\n- One.\n') => file('stories/docs/decisions/001-cache.mdx', `# 001 · ${title}\n\nDate: 2026-11-26. Status: accepted.\n\n## Context\n\nReads are slow.\n\n## Decision\n\n- Cache.\n\n${end}`);
  expect(rule.irregularRecords([record('Read cache')])).toEqual([]);
  expect(rule.irregularRecords([record('What many clients ask for at once is read once')])).toHaveLength(1);
  expect(rule.irregularRecords([record('Read cache', '')])).toHaveLength(1);
});
