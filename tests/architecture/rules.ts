import { builtinModules } from 'node:module';
import { matchesGlob, posix } from 'node:path';
import { importsOf, isScript, textsOf, withoutExtension } from './imports.ts';
import type { Source } from './tree.ts';

/* Architecture rules. Each takes a list of files and returns one sentence per violation. */

/** For each folder of `src`, the folders from which it may import besides itself: the only definition of the layer order. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  '': ['app', 'pages', 'features', 'components', 'theme', 'api', 'i18n', 'contract'],
  app: ['pages', 'features', 'components', 'theme', 'api', 'i18n', 'contract'],
  pages: ['features', 'components', 'theme', 'api', 'i18n', 'contract'],
  features: ['components', 'theme', 'api', 'i18n', 'contract'],
  components: ['theme', 'i18n', 'contract'],
  theme: ['contract'],
  // The hooks of `api` depend on `i18n` too, because requests are sent in the visitor's language.
  api: ['i18n', 'contract'],
  i18n: ['contract'],
  contract: [],
  // Plugins of the site's build; production code does not import them.
  buildplugins: ['contract'],
};

/**
 * Returns the parts of a path. `src/features/booking/x` is layer `features`, unit `booking`; a file directly under `src` is in the layer with the empty
 * name.
 */
function layerOf(path: string): { top: string; layer: string; unit: string } {
  const [top = '', ...rest] = path.split('/');
  return rest.length < 2 ? { top, layer: '', unit: '' } : { top, layer: rest[0] ?? '', unit: rest[1] ?? '' };
}

/** Returns imports between our own files that break the layer order: upwards or sideways. */
export function forbiddenImports(files: readonly Source[]): string[] {
  return files.filter(isScript).flatMap((source) => {
    const from = layerOf(source.path);
    if (from.top !== 'src' && from.top !== 'server') return [];
    return importsOf(source).flatMap((target) => {
      if (!('file' in target)) return [];
      const reason = whyForbidden(from, layerOf(target.file));
      return reason ? [`${source.path} imports ${target.file}: ${reason}`] : [];
    });
  });
}

type Place = ReturnType<typeof layerOf>;

function whyForbidden(from: Place, to: Place): string | null {
  if (from.top === 'server') {
    return to.top === 'server' || (to.top === 'src' && to.layer === 'contract') ? null : 'the server sees only src/contract';
  }
  if (to.top !== 'src') return `what ships never imports ${to.top}`;
  const below = BELOW[from.layer];
  if (!below) return `src/${from.layer} is not in the layer order`;
  if (from.layer === to.layer) return from.layer === 'features' && from.unit !== to.unit ? 'a feature never imports a feature' : null;
  return below.includes(to.layer) ? null : `${from.layer || 'src'} must not import ${to.layer || 'src'}`;
}

/** Returns files in folders of `src` that the layer order does not list. */
export const unknownFolders = (files: readonly Source[]): string[] =>
  files.filter(({ path }) => layerOf(path).top === 'src' && !(layerOf(path).layer in BELOW) && layerOf(path).layer !== 'public').map(({ path }) => path);

/** Returns imports of packages that a folder must not use. @param shipped the `dependencies` of package.json */
export function undeclaredPackages(files: readonly Source[], shipped: readonly string[]): string[] {
  const builtins = new Set(builtinModules);
  // Runs only during development or a build, never in production.
  const isTool = (path: string) => path === 'server/dev.ts' || path.endsWith('Plugin.ts') || path.startsWith('src/buildplugins/');
  return files.filter(isScript).flatMap((source) => {
    const { top, layer } = layerOf(source.path);
    if ((top !== 'src' && top !== 'server') || isTool(source.path)) return [];
    return importsOf(source).flatMap((target) => {
      if (!('package' in target)) return [];
      const name = target.package;
      if (layer === 'contract' && top === 'src') return name === 'yup' ? [] : [`${source.path} imports ${name}: the contract stands on Yup alone`];
      if (name.startsWith('node:') || builtins.has(name)) return top === 'src' ? [`${source.path} imports ${name}: a browser has no Node`] : [];
      if (name.startsWith('virtual:')) return [];
      return shipped.includes(name) ? [] : [`${source.path} imports ${name}, which is not among the dependencies`];
    });
  });
}

/** Returns contract files with browser or Node globals, because the contract runs in both environments. */
export const platformGlobalsInContract = (files: readonly Source[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('src/contract/'))
    .filter(({ text }) => /^(?!\s*(\*|\/[/*])).*\b(window|document|localStorage|navigator|process|globalThis)\s*[.[]/m.test(text))
    .map(({ path }) => `${path} reads its surroundings`);

const ships = ({ path }: Source) => path.startsWith('src/') || path.startsWith('server/');

/** Returns barrel files, which only re-export from other files. */
export const barrels = (files: readonly Source[]): string[] => files.filter(({ path }) => /(^|\/)index\.m?tsx?$/.test(path)).map(({ path }) => path);

/** Generated files, which stay unchanged. */
const WRITTEN_BY_TOOLS = ['stories/public/mockServiceWorker.js'];

/** Returns our scripts that exceed the line limit, including those that the browser receives unbuilt (`.js`). */
export const tooLong = (files: readonly Source[], limit = 250): string[] =>
  files
    .filter((source) => (isScript(source) || source.path.endsWith('.js')) && !WRITTEN_BY_TOOLS.includes(source.path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines`);

/** Returns files and folders with vague names such as `utils`. */
export const vagueNames = (files: readonly Source[]): string[] =>
  files.filter(({ path }) => path.split('/').some((part) => /(^|[a-z0-9])(utils?|misc|helpers?)$/i.test(part.replace(/\..*$/, '')))).map(({ path }) => path);

/** Returns files that break the naming scheme: components are `PascalCase.tsx`, other scripts `camelCase.ts`, folders lower case. */
export const misnamedFiles = (files: readonly Source[]): string[] =>
  files
    .filter((source) => ships(source) && isScript(source))
    .filter(({ path }) => {
      const folders = path.split('/').slice(0, -1);
      const name = posix.basename(path);
      return folders.some((folder) => !/^[a-z][a-z0-9]*$/.test(folder)) || !(name.endsWith('.tsx') ? /^[A-Za-z][A-Za-z0-9]*\.tsx$/ : /^[a-z][A-Za-z0-9]*(\.d)?\.ts$/).test(name);
    })
    .map(({ path }) => path);

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-z_-])/gi;

/**
 * Returns hex colours outside the palette. A static file cannot import the palette, so it may repeat a colour of the palette.
 * @param palette the values that static files may repeat
 */
export function strayColours(files: readonly Source[], palette: readonly string[]): string[] {
  const known = new Set(palette.map((colour) => colour.toLowerCase()));
  return files
    .filter(({ path }) => path.startsWith('src/') && path !== 'src/contract/palette.ts')
    .flatMap((source) => {
      const isCode = isScript(source) || source.path.endsWith('.css');
      const texts = isScript(source) ? textsOf(source) : [source.text];
      const found = texts.flatMap((text) => [...text.matchAll(HEX)].map(([colour]) => colour));
      return found.filter((colour) => isCode || !known.has(colour.toLowerCase())).map((colour) => `${source.path} writes ${colour}`);
    });
}

/** File patterns of one test runner. */
export interface Collector {
  include: readonly string[];
  exclude?: readonly string[];
}

/** Returns test files that no runner picks up and that could therefore never fail. */
export const uncollectedTests = (paths: readonly string[], collectors: readonly Collector[]): string[] =>
  paths
    .filter((path) => /\.(test|spec|stories)\.m?[jt]sx?$/.test(path))
    .filter((path) => !collectors.some(({ include, exclude = [] }) => include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob))));

/** Returns names at the top of the repository that are not allowed, and required ones that are missing. */
export function topLevelProblems(names: readonly string[], required: readonly string[], allowed: readonly string[]): string[] {
  const known = new Set([...required, ...allowed]);
  return [...names.filter((name) => !known.has(name)).map((name) => `${name} does not belong at the top`), ...required.filter((name) => !names.includes(name)).map((name) => `${name} is missing`)];
}

/** Returns the scripts that contain a word, except the one that declares it. */
export const mentionsOf = (word: string, files: readonly Source[], declaredIn: string): string[] =>
  files.filter((source) => isScript(source) && withoutExtension(source.path) !== withoutExtension(declaredIn) && new RegExp(`\\b${word}\\b`).test(source.text)).map(({ path }) => path);

/**
 * Returns imports of migrations other than Kysely and the migration helpers, because a released migration must not change with the code around it.
 */
export const movingMigrations = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.endsWith('Migration.ts'))
    .flatMap((source) => {
      // The seed is imported as a type only; its rows are passed as an argument.
      const foreign = importsOf(source).filter((target) => ('package' in target ? target.package !== 'kysely' : !['server/db/addColumn', 'server/db/seed/seed'].includes(target.file)));
      return foreign.map((target) => `${source.path} imports ${'file' in target ? target.file : target.package}`);
    });
