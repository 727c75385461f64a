import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import devServer from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import { gazetteer } from './server/maps/gazetteerPlugin.ts';
import { BUSINESS } from './src/contract/business.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const testing = Boolean(process.env['VITEST']);

/** What every page stands on, in one file: in twenty they would be a tenth larger on the line. */
const SHELL =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|clsx|i18next|react-i18next|use-sync-external-store|swr|dequal|@mui\/(system(?!\/useMediaQuery)|utils(?!\/(useRovingTabIndex|useControlled|debounce))|private-theming|styled-engine|material\/(styles|Box|Button|ButtonBase|CircularProgress|IconButton|Link|Typography|SvgIcon|CssBaseline|useScrollTrigger|zero-styled|transitions|colors|utils)))\/|\/src\/(app(?!\/MemberMenu)|i18n|theme|main)|\/src\/api\/(client|session|storage|cache|useRead|schemeStorage)\.|\/src\/contract\/(business|paths|language|palette|row)\.|\/src\/components\/(useHydrated|Boundary)\.|\/src\/features\/consent\/(CookieSettings\.|modalState|settingsTexts)/;

/** Names the facts of the business that are not the real ones yet. */
const warnOfPlaceholders = (): Plugin => ({
  name: 'placeholders',
  apply: 'build',
  buildStart() {
    if (BUSINESS.placeholder.length > 0) this.info(`src/contract/business.ts still holds placeholders: ${BUSINESS.placeholder.join(', ')}`);
  },
});

/** Code that is always in the way and never called: what asks for it, and what it gets. */
const DEAD_WEIGHT = [
  // The theme turns MUI's ripples off everywhere.
  { asked: /\/TouchRipple(\.m?js)?$/, by: /\/ButtonBase\//, given: 'export default () => null;' },
  // Emotion's own list of HTML attributes; every component of MUI says itself what it passes on.
  { asked: /^@emotion\/is-prop-valid$/, by: /@emotion\/styled/, given: 'export default () => true;' },
];

const withoutDeadWeight = (): Plugin => ({
  name: 'without-dead-weight',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const found = DEAD_WEIGHT.findIndex(({ asked, by }) => asked.test(id) && by.test(importer));
    return found < 0 ? null : `\0dead-weight-${found}`;
  },
  load: (id) => (id.startsWith('\0dead-weight-') ? DEAD_WEIGHT[Number(id.split('-').at(-1))]?.given : null),
});

/** The two text fonts start with the page instead of after its style. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(figtree|fraunces)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }, injectTo: 'head' as const })),
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
  publicDir: isSsrBuild ? (false as const) : at('src/public'),
  plugins: [
    react(),
    gazetteer(),
    ...(isSsrBuild ? [] : [warnOfPlaceholders(), withoutDeadWeight(), preloadFonts(), precompress(at('dist/site'))]),
    ...(command === 'serve' && !testing ? [devServer({ entry: at('server/dev.ts'), exclude: [/^(?!\/api\/).*/, /\.tsx?(\?|$)/], injectClientScript: false })] : []),
  ],
  build: {
    outDir: isSsrBuild ? at('dist/server') : at('dist/site'),
    emptyOutDir: true,
    // Every browser that knows modules well enough for us preloads them too.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'main.js' } }
      : // Emotion brings these for a function that nothing here calls.
        { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } }, treeshake: { moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is|@emotion\/react\/.*isolated)/, sideEffects: false }] } },
    ...(isSsrBuild ? { target: 'node22' } : {}),
  },
  // Loaded only under Vitest: keeps Playwright and Storybook out of `vite` and `vite build`.
  ...(testing && {
    test: {
      root: at('.'),
      projects: [
          { extends: true, root: at('.'), test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/server/**', 'tests/e2e/**'], environment: 'node' } },
          { extends: true, root: at('.'), test: { name: 'server', include: ['tests/server/**/*.test.{ts,tsx}'], environment: 'node' } },
          ...(await import('./tests/stories.projects.ts')).projects,
      ],
    },
  }),
}));
