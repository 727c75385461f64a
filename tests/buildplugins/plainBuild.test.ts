import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { sitePlugins } from '../../src/buildplugins/sitePlugins';

const ROOT = join(import.meta.dirname, '../..');
const CONFIG = join(ROOT, 'vite.config.ts');
const PLUGINS = join(ROOT, 'src/buildplugins');

const HOOKS = ['resolveId', 'load', 'transform', 'renderChunk'] as const;

/** Returns plugins that hook into module code or alter chunks. */
const codePlugins = (plugins: readonly Plugin[]) => plugins.filter((plugin) => HOOKS.some((hook) => plugin[hook])).map(({ name }) => name);

/** Returns the ways in which a file of build code depends on the internals of packages. */
function reachesIntoDependencies(text: string): string[] {
  return [
    ...(/node_modules/.test(text.replaceAll(/test: \/node_modules\\\/\([\w|@-]+\)\\\/\//g, '')) ? ['names node_modules'] : []),
    ...(/\\0vite|preload-helper|dist\/(esm|production|development)/.test(text) ? ['names generated code or a path inside of a package'] : []),
    ...(/\balias\b/.test(text) ? ['has an alias'] : []),
  ];
}

const buildFiles = [CONFIG, ...readdirSync(PLUGINS).map((file) => join(PLUGINS, file))];

test('no build plugin of the site hooks into module code', () => {
  expect(codePlugins(sitePlugins('dist'))).toEqual([]);
});

test("the configuration has no plugins with module hooks other than the framework's, the gazetteer and the drawing", async () => {
  const { plugins } = await resolveConfig({ configFile: CONFIG }, 'build');
  const own = codePlugins(plugins.filter(({ name }) => !/^(vite|builtin|alias|commonjs|native):?|^vite-|^vitest/.test(name)));
  expect(own.toSorted()).toEqual(['drawing', 'gazetteer']);
});

test('the configuration has no alias', async () => {
  const { resolve } = await resolveConfig({ configFile: CONFIG }, 'build');
  expect(resolve.alias.filter(({ find }) => !String(find).includes('@vite'))).toEqual([]);
});

test('build code names no files of dependencies, except to group chunks by package', () => {
  const reasons = buildFiles.flatMap((file) => reachesIntoDependencies(readFileSync(file, 'utf8')).map((reason) => `${file} ${reason}`));
  expect(reasons).toEqual([]);
});

test('recognizes a plugin that edits a dependency', () => {
  expect(codePlugins([{ name: 'stub', transform: () => null }])).toEqual(['stub']);
  expect(reachesIntoDependencies("const ROUTER = at('node_modules/react-router/dist/production/');")).toEqual(['names node_modules', 'names generated code or a path inside of a package']);
  expect(reachesIntoDependencies(String.raw`if (id !== '\0vite/preload-helper.js') return null;`)).toHaveLength(1);
  expect(reachesIntoDependencies("resolve: { alias: { 'react-router': file } }")).toEqual(['has an alias']);
});
