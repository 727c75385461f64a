import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import devServer from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import { minify, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { gazetteer } from './server/maps/gazetteerPlugin.ts';
import { chunks } from './src/app/chunksPlugin.ts';
import { BUSINESS } from './src/contract/business.ts';
import { coreFonts } from './src/theme/coreFontsPlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const testing = Boolean(process.env['VITEST']);

/** Names the facts of the business that are not the real ones yet. */
const warnOfPlaceholders = (): Plugin => ({
  name: 'placeholders',
  apply: 'build',
  buildStart() {
    if (BUSINESS.placeholder.length > 0) this.info(`src/contract/business.ts still holds placeholders: ${BUSINESS.placeholder.join(', ')}`);
  },
});

/** Code that is always in the way and never called, or not before somebody acts: what asks for it, and what it gets. */
const DEAD_WEIGHT = [
  // The theme turns MUI's ripples off everywhere.
  { asked: /\/TouchRipple(\.m?js)?$/, by: /\/ButtonBase\//, given: 'export default () => null;' },
  // Emotion's own list of HTML attributes; every component of MUI says itself what it passes on.
  { asked: /^@emotion\/is-prop-valid$/, by: /@emotion\/styled/, given: 'export default () => true;' },
  // MUI's theme for those who have none; every component of ours stands under the house's.
  { asked: /\/defaultTheme\.mjs$/, by: /@mui\/material\//, given: 'export default {};' },
  // MUI's ladder of shadows; the theme has one of its own.
  { asked: /\/shadows\.mjs$/, by: /\/createThemeNoVars\.mjs$/, given: 'export default [];' },
  // The same, made anew while the code of MUI's box loads.
  { asked: /\/styles\/index\.mjs$/, by: /\/Box\/Box\.mjs$/, given: 'export const createTheme = () => ({});' },
  // MUI's colours for whatever a theme has none for; the house's palette names every one.
  { asked: /\/colors\/(purple|red|orange|blue|lightBlue|green)\.mjs$/, by: /\/createPalette\.mjs$/, given: 'export default {};' },
  // The script that MUI would write into a page for its scheme; ours is `early.js`.
  {
    asked: /\/InitColorSchemeScript\.mjs$/,
    by: /@mui\/system\/cssVars\//,
    given: "export const DEFAULT_MODE_STORAGE_KEY = 'mode', DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme', DEFAULT_ATTRIBUTE = 'data-color-scheme', buildInitColorSchemeScript = () => null;",
  },
  // What turns on a button while it sends comes when something is sent, and a line that is cut must not break the button.
  {
    asked: /\/CircularProgress\/index\.mjs$/,
    by: /\/(Button|IconButton)\//,
    given: `import { createElement, lazy, Suspense } from 'react';
      const Turning = lazy(() => import('@mui/material/CircularProgress').catch(() => ({ default: () => null })));
      export default (props) => createElement(Suspense, { fallback: null }, createElement(Turning, props));`,
  },
];

/** The router as it is meant for production. */
const ROUTER = at('node_modules/react-router/dist/production/');

/** Lets go of what only the router's own framework calls: names for tools keep it in, and links that fetch ahead. */
const withoutFramework = (code: string) =>
  `import { Component as Base } from 'react';\nconst Part = /* @__PURE__ */ (() => Base)();\n${code}`
    .replaceAll(/ extends React\d*\.Component /g, ' extends Part ')
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ ')
    .replaceAll(/\/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, \{ page: href2? \}\)/g, 'null');

/** Lets go of what would fetch texts from elsewhere: all of ours come with the code that shows them. */
const withoutBackend = (code: string) => code.replace(/(?<=\nclass Connector extends EventEmitter \{)[^]*?(?=\n\}\n)/, '');

const withoutDeadWeight = (): Plugin => ({
  name: 'without-dead-weight',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const found = DEAD_WEIGHT.findIndex(({ asked, by }) => asked.test(id) && by.test(importer));
    return found < 0 ? null : `\0dead-weight-${found}`;
  },
  transform(code, id) {
    if (id.startsWith(ROUTER)) return withoutFramework(code);
    if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
    const spared = withoutBackend(code);
    if (spared === code) this.error('i18next fetches texts in another way than it did');
    return spared;
  },
  load: (id) => (id.startsWith('\0dead-weight-') ? DEAD_WEIGHT[Number(id.split('-').at(-1))]?.given : null),
});

/** The data grid writes its colours into a style element, which the content policy refuses; Emotion puts them where it puts all others. */
const gridStylesThroughEmotion = (): Plugin => ({
  name: 'grid-styles-through-emotion',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/x-data-grid\/utils\/css\/context\.m?js$/.test(id)) return null;
    const written = code.replace(/_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/, '_jsx(Global, { styles: cssString })');
    if (written === code) this.error('The data grid writes its styles in another way than it did');
    return `import { Global } from '@emotion/react';\n${written}`;
  },
});

/** The service worker gets a mark from the names of what was built, so that browsers take it for a new one exactly when the site is. */
const markWorker = (folder: string): Plugin => ({
  name: 'mark-worker',
  apply: 'build',
  async writeBundle(_, bundle) {
    const mark = createHash('sha256').update(Object.keys(bundle).toSorted().join(' ')).digest('hex').slice(0, 16);
    await appendFile(join(folder, 'sw.js'), `// ${mark}\n`);
  },
});

/**
 * Starts the application after the first paint. A page that has nothing to paint without it, that nobody sees yet or whose
 * browser does not tell of paints has loaded all the same; and no page waits longer than three seconds. Its files are fetched at once and
 * run one after the other, each in a task of its own.
 */
const START = `(function(){var begun,told,files=FILES;function ahead(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)}
function start(){if(begun)return;begun=1;files.forEach(ahead);files.reduce(function(before,file){return before.then(function(){return import(file)})},Promise.resolve())}
try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)setTimeout(start)}).observe({type:'paint',buffered:true});told=PerformanceObserver.supportedEntryTypes.includes('paint')}catch(e){}
addEventListener('load',function(){if(told&&!document.hidden&&document.getElementById('root').firstChild)setTimeout(start,3000);else start()})})();`;

/** Nothing stands between a page and its first paint: what cannot wait stands in the HTML, the application is fetched behind it. */
const paintFirst = (): Plugin => ({
  name: 'paint-first',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const scripts: string[] = [];
      const { code: early } = await minify('early.js', await readFile(at('src/public/early.js'), 'utf8'));
      const page = html
        .replaceAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g, (_, file: string) => {
          scripts.push(file);
          return '';
        })
        .replaceAll(/<style>\s*([^<]*?)\s*<\/style>/g, '<style>$1</style>');
      return page.replace('<script src="/early.js"></script>', () => `<script>${early.trim()}${START.replace('FILES', JSON.stringify(scripts))}</script>`);
    },
  },
});

/** Writes `.br` and `.gz` beside every text file of the built site; the server sends them as they are. */
const precompress = (folder: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
    );
  },
});

export default defineConfig(async ({ isSsrBuild, command }) => ({
  root: at('src'),
  resolve: command === 'build' && !isSsrBuild ? { alias: [{ find: /^react-router$/, replacement: `${ROUTER}index.mjs` }, { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` }] } : {},
  publicDir: isSsrBuild ? (false as const) : at('src/public'),
  plugins: [
    react(),
    gazetteer(),
    ...(isSsrBuild ? [] : [warnOfPlaceholders(), withoutDeadWeight(), chunks(), gridStylesThroughEmotion(), coreFonts(), paintFirst(), markWorker(at('dist/site')), precompress(at('dist/site'))]),
    ...(command === 'serve' && !testing ? [devServer({ entry: at('server/dev.ts'), exclude: [/^(?!\/api\/).*/, /\.tsx?(\?|$)/], injectClientScript: false })] : []),
  ],
  // In hundreds of files it would be a fifth of the server's start.
  ...(isSsrBuild && command === 'build' && { ssr: { noExternal: ['kysely'] } }),
  build: {
    outDir: isSsrBuild ? at('dist/server') : at('dist/site'),
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'main.js' } }
      : // Emotion brings these for a function that nothing here calls.
        { treeshake: { moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is|@emotion\/react\/.*isolated)/, sideEffects: false }] } },
    ...(isSsrBuild ? { target: 'node22' } : {}),
  },
  // Loaded only under Vitest: keeps Playwright and Storybook out of `vite` and `vite build`.
  ...(testing && {
    test: {
      root: at('.'),
      resolveSnapshotPath: (await import('./tests/heard/path.ts')).heardPath,
      projects: [
          // The files of a worker share what they import: loading it for each would be half of the work. A bound on a test, not a
          // measure: passwords are hashed slowly on purpose, and the machine may have more to do.
          { extends: true, root: at('.'), test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/server/**', 'tests/e2e/**'], environment: 'node', isolate: false, testTimeout: 30_000 } },
          { extends: true, root: at('.'), test: { name: 'server', include: ['tests/server/**/*.test.{ts,tsx}'], environment: 'node', isolate: false, globalSetup: at('tests/server/dropDatabases.ts'), testTimeout: 30_000 } },
          ...(await import('./tests/stories.projects.ts')).projects,
      ],
    },
  }),
}));
