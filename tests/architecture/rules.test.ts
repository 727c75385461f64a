import { expect, test } from 'vitest';
import { importCycles } from './cycles';
import * as rule from './rules';
import { ignoredNames, type Source } from './tree';

const file = (path: string, text = ''): Source => ({ path, text });
const importing = (path: string, specifier: string) => [file(path, `import { thing } from '${specifier}';`)];

const FORBIDDEN = [
  ['a component that calls the server', 'src/components/Picture.tsx', '../api/client'],
  ['a component that imports a feature', 'src/components/Picture.tsx', '../features/booking/texts'],
  ['a nested component that calls the server', 'src/components/form/DayPicker.tsx', '../../api/client'],
  ['a feature that imports another', 'src/features/booking/Details.tsx', '../map/AddressPicker'],
  ['a feature that imports a page', 'src/features/booking/Details.tsx', '../../pages/public/BookingPage'],
  ['a page that imports the app', 'src/pages/public/BookingPage.tsx', '../../app/routes'],
  ['the theme reading the texts', 'src/theme/theme.ts', '../i18n/texts'],
  ['texts that call the server', 'src/i18n/texts.ts', '../api/client'],
  ['a hook of the api that imports a feature', 'src/api/useRead.ts', '../features/booking/draft'],
  ['a contract that reads the texts', 'src/contract/booking.ts', '../i18n/texts'],
  ['a site that imports the server', 'src/api/client.ts', '../../server/clock'],
  ['a site that imports fixtures', 'src/features/booking/Details.tsx', '../../../stories/fixtures/handlers'],
  ['a site that imports tests', 'src/main.tsx', '../tests/browser'],
  ['a server that imports the theme', 'server/mail/Mail.tsx', '../../src/theme/theme'],
  ['a server that imports fixtures', 'server/db/seed.ts', '../../stories/fixtures/now'],
  ['a folder outside the layer order', 'src/hooks/useThing.ts', '../contract/booking'],
] as const;

test.each(FORBIDDEN)('layer order rejects %s', (_, path, specifier) => {
  expect(rule.forbiddenImports(importing(path, specifier))).toHaveLength(1);
});

const ALLOWED = [
  ['src/main.tsx', './app/App'],
  ['src/app/Layout.tsx', '../features/consent/Banner'],
  ['src/app/Providers.tsx', '../api/schemeStorage'],
  ['src/pages/public/BookingPage.tsx', '../../features/booking/BookingForm'],
  ['src/features/booking/Details.tsx', './Options'],
  ['src/features/booking/parts/Line.tsx', '../draft'],
  ['src/components/form/Form.tsx', '../../i18n/useText'],
  ['src/theme/theme.ts', '../contract/palette'],
  ['server/routes/booking.ts', '../../src/contract/pricing'],
  ['server/routes/booking.ts', '../db/bookings'],
  ['tests/contract/pricing.test.ts', '../../src/contract/pricing'],
] as const;

test.each(ALLOWED)('layer order allows %s to import %s', (path, specifier) => {
  expect(rule.forbiddenImports(importing(path, specifier))).toEqual([]);
});

const WAYS = [
  "import type { Thing } from '../api/client';",
  "export { thing } from '../api/client';",
  "export * from '../api/client';",
  "const thing = await import('../api/client');",
  "type Thing = import('../api/client').Thing;",
  "import '../api/client';",
];

test.each(WAYS)('detects an import written as %s', (text) => {
  expect(rule.forbiddenImports([file('src/components/Picture.tsx', text)])).toHaveLength(1);
});

test('reports a folder of src outside the layer order', () => {
  expect(rule.unknownFolders([file('src/hooks/useThing.ts'), file('src/app/App.tsx'), file('src/main.tsx'), file('src/public/icon.svg')])).toEqual(['src/hooks/useThing.ts']);
});

test.each([
  ['src/contract/pricing.ts', 'react'],
  ['src/contract/pricing.ts', 'node:fs'],
  ['src/contract/pricing.ts', 'swr'],
  ['src/app/App.tsx', 'node:path'],
  ['src/app/App.tsx', 'msw'],
  ['server/main.ts', '@playwright/test'],
])('%s must not import %s', (path, name) => {
  expect(rule.undeclaredPackages(importing(path, name), ['yup', 'react', 'swr', 'hono'])).toHaveLength(1);
});

test.each([
  ['src/contract/pricing.ts', 'yup'],
  ['src/app/App.tsx', 'react/jsx-runtime'],
  ['src/app/App.tsx', '@mui/material/Box'],
  ['server/main.ts', 'node:fs'],
  ['server/maps/gazetteerPlugin.ts', 'vite'],
  ['server/maps/nearbyTowns.ts', 'virtual:gazetteer'],
  ['tests/browser.ts', 'msw'],
])('%s may import %s', (path, name) => {
  expect(rule.undeclaredPackages(importing(path, name), ['yup', 'react', '@mui/material'])).toEqual([]);
});

test('reports environment globals in the contract, but not in its comments', () => {
  const asking = file('src/contract/days.ts', 'export const zone = () => window.navigator.language;');
  const commented = file('src/contract/days.ts', '// never document.title\n/** nor\n * process.env */\nexport const zone = 1;');
  expect(rule.platformGlobalsInContract([asking])).toHaveLength(1);
  expect(rule.platformGlobalsInContract([commented, file('src/api/storage.ts', 'localStorage.getItem("a")')])).toEqual([]);
});

test("reports a barrel file, but not the site's HTML page", () => {
  expect(rule.barrels([file('src/components/index.ts'), file('server/index.tsx'), file('src/index.html'), file('src/app/indexOf.ts')])).toEqual(['src/components/index.ts', 'server/index.tsx']);
});

test('reports a script of 251 lines unless a tool generated it', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const long = ['src/a.ts', 'src/public/b.js', 'server/c.ts', 'stories/d.stories.tsx', 'tests/e.test.ts'].map((path) => file(path, lines(251)));
  expect(rule.tooLong([...long, file('src/f.ts', lines(250)), file('stories/docs/g.mdx', lines(400)), file('stories/public/mockServiceWorker.js', lines(600))])).toEqual(long.map(({ path }) => `${path} has 251 lines`));
});

test('reports vague names of folders and files, also as a suffix', () => {
  const named = ['src/utils/day.ts', 'src/app/helpers.ts', 'server/misc.ts', 'src/api/dateUtils.ts', 'tests/testHelper.ts'].map((path) => file(path));
  expect(rule.vagueNames([...named, file('src/contract/utilities.ts'), file('src/contract/miscellany.ts')])).toEqual(named.map(({ path }) => path));
});

test('reports names that break the conventions', () => {
  const odd = ['src/Api/client.ts', 'src/api/Client.ts', 'server/my_file.ts', 'src/app/top-bar.tsx'].map((path) => file(path));
  const fine = ['src/api/client.ts', 'src/app/TopBar.tsx', 'src/app/routes.tsx', 'server/maps/gazetteer.d.ts', 'stories/app/TopBar.stories.tsx'].map((path) => file(path));
  expect(rule.misnamedFiles([...odd, ...fine])).toEqual(odd.map(({ path }) => path));
});

test('reports a colour in a script or a style in any notation', () => {
  const scripts = ["const a = '#fff';", 'const a = `1px solid #A1B2C3`;', 'const a = <path fill="#12345678" />;'].map((text) => file('src/components/Drawing.tsx', text));
  expect(scripts.flatMap((source) => rule.strayColours([source], ['#FFFFFF']))).toHaveLength(3);
  expect(rule.strayColours([file('src/theme/fonts.css', 'a { color: #ABCDEF }')], ['#ABCDEF'])).toHaveLength(1);
});

test('ignores comments, private members, anchors and the palette when searching for colours', () => {
  const text = "// see #123\nclass A { #fed = 1; read() { return this.#fed; } }\nconst a = '#about', b = '#contact';";
  expect(rule.strayColours([file('src/app/a.ts', text), file('src/contract/palette.ts', "const a = '#123456';"), file('server/a.ts', "'#fff'")], [])).toEqual([]);
});

test('a static file may repeat only colours of the palette', () => {
  expect(rule.strayColours([file('src/public/icon.svg', '<path fill="#ff8a4c"/><path fill="#000"/>')], ['#FF8A4C'])).toEqual(['src/public/icon.svg writes #000']);
});

test('reports a test file that no runner collects', () => {
  const collectors = [{ include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**'] }, { include: ['tests/e2e/**/*.spec.ts'] }];
  const paths = ['tests/a.test.ts', 'tests/e2e/book.spec.ts', 'tests/e2e/book.test.ts', 'src/app/App.test.tsx', 'src/app/App.stories.tsx', 'tests/run.ts'];
  expect(rule.uncollectedTests(paths, collectors)).toEqual(['tests/e2e/book.test.ts', 'src/app/App.test.tsx', 'src/app/App.stories.tsx']);
});

test('reports unexpected and missing top-level entries', () => {
  expect(rule.topLevelProblems(['src', 'notes.txt', '.npmrc'], ['src', 'server'], ['.npmrc'])).toEqual(['notes.txt does not belong at the top', 'server is missing']);
});

test('excludes names ignored by the repository', () => {
  const ignored = ignoredNames('node_modules/\n# a comment\n*.local\n');
  expect(['.git', 'node_modules', 'a.local', 'src', 'local'].filter(ignored)).toEqual(['.git', 'node_modules', 'a.local']);
});

test('finds mentions of a name in scripts only, as a whole word', () => {
  const files = [file('src/a.ts', 'LIMIT + 1'), file('src/b.ts', 'LIMITS'), file('src/c.md', 'LIMIT'), file('src/limits.ts', 'export const LIMIT = 1')];
  expect(rule.mentionsOf('LIMIT', files, 'src/limits.ts')).toEqual(['src/a.ts']);
});

test.each(['./catalogue', '../../src/contract/listQuery', 'lru-cache'])('reports a migration that imports %s', (specifier) => {
  expect(rule.movingMigrations(importing('server/db/listIndexMigration.ts', specifier))).toHaveLength(1);
});

test.each(['./addColumn', './seed/seed', 'kysely/migration'])('a migration may import %s', (specifier) => {
  expect(rule.movingMigrations(importing('server/db/listIndexMigration.ts', specifier))).toEqual([]);
});

test('reports an import cycle once, with dynamic imports and types in it', () => {
  const files = [file('src/a.ts', "import type { B } from './b';"), file('src/b.ts', "export const load = () => import('./c');"), file('src/c.ts', "export * from './a';"), file('src/d.ts', "import './a';")];
  expect(importCycles(files)).toEqual(['src/a → src/b → src/c → src/a']);
  expect(importCycles(files.filter(({ path }) => path !== 'src/c.ts'))).toEqual([]);
});
