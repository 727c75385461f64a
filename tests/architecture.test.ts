import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from '../src/contract/palette';
import { importCycles } from './architecture/cycles';
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

test('finds files to check', () => {
  expect(shipped.length).toBeGreaterThan(50);
});

test('imports follow the layer order', () => {
  expect(rule.forbiddenImports(shipped)).toEqual([]);
});

test('no scripts import each other in a cycle', () => {
  expect(importCycles(everything)).toEqual([]);
});

test('every folder of src is in the layer order', () => {
  expect(rule.unknownFolders(shipped)).toEqual([]);
});

test('shipped code imports only dependencies, and the contract only Yup', () => {
  expect(rule.undeclaredPackages(shipped, Object.keys(packageFile().dependencies))).toEqual([]);
});

test('the contract uses neither browser nor server globals', () => {
  expect(rule.platformGlobalsInContract(shipped)).toEqual([]);
});

test('a released migration contains its own SQL', () => {
  expect(rule.movingMigrations(shipped)).toEqual([]);
});

test('the code has no barrel files', () => {
  expect(rule.barrels(everything)).toEqual([]);
});

test('scripts in src, server, stories and tests have at most 250 lines', () => {
  expect(rule.tooLong(everything)).toEqual([]);
});

test('no file or folder is called utils, misc or helpers', () => {
  expect(rule.vagueNames(everything)).toEqual([]);
});

test('files and folders follow the naming conventions', () => {
  expect(rule.misnamedFiles(shipped)).toEqual([]);
});

test('colours in shipped code come from the palette', () => {
  expect(rule.strayColours(shipped, Object.values(PALETTE).flatMap((scheme) => Object.values(scheme)))).toEqual([]);
});

test('every test file is collected by a runner', async () => {
  expect(rule.uncollectedTests(everything.map(({ path }) => path), await collectors())).toEqual([]);
});

test('the top level contains only the expected entries', () => {
  const required = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', '.storybook', 'src', 'stories', 'tests', 'server', 'README.md', '.ci', '.github'];
  expect(rule.topLevelProblems(topLevel(), required, ['.npmrc', '.gitignore', '.gitattributes', '.editorconfig', '.oxlintrc.json'])).toEqual([]);
});

test('the constant without a known purpose is not used', () => {
  const own = ['tests/architecture.test.ts', 'tests/contract/business.test.ts'];
  const elsewhere = everything.filter(({ path }) => !own.includes(path));
  expect(rule.mentionsOf('UNUSED_CONSTANT_0_926', elsewhere, 'src/contract/business.ts')).toEqual([]);
});
