import { expect, test } from 'vitest';
import type { Text } from '../../src/contract/language';
import type { Texts, TextTree } from '../../src/i18n/texts';

/* Every file of texts in the site, found by what it exports: a new feature is covered the day its texts exist. */

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/texts.ts', { eager: true });

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && 'namespace' in value && 'tree' in value;

const all: [string, Texts][] = Object.entries(modules).flatMap(([path, module]) => Object.values(module).filter(isTexts).map((texts): [string, Texts] => [path.replace('../../', ''), texts]));

interface Leaf extends Text {
  name: string;
}

const isText = (node: Text | TextTree): node is Text => typeof node['fr'] === 'string' && typeof node['en'] === 'string';

const leaves = (tree: TextTree, prefix = ''): Leaf[] =>
  Object.entries(tree).flatMap(([name, node]) => (isText(node) ? [{ name: `${prefix}${name}`, fr: node.fr, en: node.en }] : leaves(node, `${prefix}${name}.`)));

const everyLeaf = all.flatMap(([path, { tree }]) => leaves(tree).map((leaf) => ({ ...leaf, name: `${path} ${leaf.name}` })));

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|<(\w+)>/g)].map(([hole]) => hole).toSorted();

test('there are texts to check', () => {
  expect(everyLeaf.length).toBeGreaterThan(50);
});

test('no two files of texts share a namespace', () => {
  const names = all.map(([, { namespace }]) => namespace);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no text is empty in either language', () => {
  expect(everyLeaf.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '').map(({ name }) => name)).toEqual([]);
});

test('both languages take the same values', () => {
  expect(everyLeaf.filter(({ fr, en }) => holes(fr).join() !== holes(en).join()).map(({ name }) => name)).toEqual([]);
});

test('a plural has both of its forms', () => {
  const names = new Set(everyLeaf.map(({ name }) => name));
  const other = (name: string) => name.replace(/_(one|other)$/, (_, form: string) => (form === 'one' ? '_other' : '_one'));
  expect([...names].filter((name) => /_(one|other)$/.test(name) && !names.has(other(name)))).toEqual([]);
});

test('English has no French quotation marks, French no English ones', () => {
  expect(everyLeaf.filter(({ fr, en }) => /[«»]/.test(en) || /["“”]/.test(fr)).map(({ name }) => name)).toEqual([]);
});
