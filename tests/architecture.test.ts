import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from '../src/contract/palette';
import * as rule from './architecture/rules';
import { readTree, ROOT, topLevel } from './architecture/tree';
import { E2E_FILES } from './e2e/files';

const shipped = readTree('src', 'server');
const everything = readTree('src', 'server', 'stories', 'tests');

const packageFile = (): { dependencies: Record<string, string> } => JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { dependencies: Record<string, string> };

async function collectors(): Promise<rule.Collector[]> {
  const { default: configure } = await import('../vite.config');
  const { test: settings } = configure({ command: 'serve', mode: 'test' });
  const projects = (settings?.projects ?? []).flatMap((project) => (typeof project === 'object' && 'test' in project && project.test ? [project.test] : []));
  return [
    ...projects.map(({ include = [], exclude = [] }) => ({ include, exclude })),
    { include: ['stories/**/*.stories.tsx'] }, // .storybook/main.ts
    { include: [E2E_FILES] },
  ];
}

test('there is something to check', () => {
  expect(shipped.length).toBeGreaterThan(50);
});

test('imports go down, never up or across', () => {
  expect(rule.importsAgainstTheOrder(shipped)).toEqual([]);
});

test('every folder of src has its place in the order', () => {
  expect(rule.foldersWithoutPlace(shipped)).toEqual([]);
});

test('what ships imports only what is installed for it, and the contract only Yup', () => {
  expect(rule.foreignPackages(shipped, Object.keys(packageFile().dependencies))).toEqual([]);
});

test('the contract knows neither browser nor server', () => {
  expect(rule.surroundingsInContract(shipped)).toEqual([]);
});

test('a migration that has landed stands on SQL of its own', () => {
  expect(rule.movingMigrations(shipped)).toEqual([]);
});

test('there are no barrels', () => {
  expect(rule.barrels(everything)).toEqual([]);
});

test('no script that we wrote in src, server, stories or tests is longer than 250 lines', () => {
  expect(rule.tooLong(everything)).toEqual([]);
});

test('no file or folder is called utils, misc or helpers', () => {
  expect(rule.vagueNames(everything)).toEqual([]);
});

test('files and folders are named after the habits of the house', () => {
  expect(rule.oddNames(shipped)).toEqual([]);
});

test('colours come from the palette', () => {
  expect(rule.strayColours(shipped, Object.values(PALETTE).flatMap((scheme) => Object.values(scheme)))).toEqual([]);
});

test('every test file on disk is run by somebody', async () => {
  expect(rule.uncollectedTests(everything.map(({ path }) => path), await collectors())).toEqual([]);
});

test('the top level holds what it should and nothing else', () => {
  const required = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', '.storybook', 'src', 'stories', 'tests', 'server', 'README.md', '.ci', '.github'];
  expect(rule.topLevelProblems(topLevel(), required, ['.npmrc', '.gitignore', '.gitattributes', '.editorconfig', '.oxlintrc.json'])).toEqual([]);
});

test('the constant without a known purpose is used nowhere', () => {
  const own = ['tests/architecture.test.ts', 'tests/contract/business.test.ts'];
  const elsewhere = everything.filter(({ path }) => !own.includes(path));
  expect(rule.mentionsOf('UNUSED_CONSTANT_0_926', elsewhere, 'src/contract/business.ts')).toEqual([]);
});
