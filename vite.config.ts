import { fileURLToPath } from 'node:url';
import devServer from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import product from './package.json' with { type: 'json' };
import { drawing } from './server/look/drawingPlugin.ts';
import { gazetteer } from './server/maps/gazetteerPlugin.ts';
import { sitePlugins } from './src/buildplugins/sitePlugins.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const testing = Boolean(process.env['VITEST']);

export default defineConfig(({ isSsrBuild, command }) => ({
  root: at('src'),
  define: { PRODUCT_VERSION: JSON.stringify(product.version) },
  publicDir: isSsrBuild ? (false as const) : at('src/public'),
  plugins: [
    react(),
    gazetteer(),
    drawing(),
    !isSsrBuild && !testing && sitePlugins(at('dist/site')),
    command === 'serve' && !testing && devServer({ entry: at('server/dev.ts'), exclude: [/^(?!\/(api|pictures)\/|\/(icon|card|manifest)[^/]*$).*/, /\.tsx?(\?|$)/], injectClientScript: false }),
  ],
  build: isSsrBuild
    ? {
        outDir: at('dist/server'),
        emptyOutDir: true,
        target: 'node22',
        // Entry points of the server, its worker thread and the process that converts pictures. The prerenderer's build command names its own entry.
        rolldownOptions: { input: [at('server/main.ts'), at('server/prerender/pageWorker.ts'), at('server/pictures/pictureWorker.ts'), at('server/look/lookWorker.ts')], output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: at('dist/site'),
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // Modules that nearly every page needs. Other modules stay with the pages that use them.
                { name: 'shared', minShareCount: 42 },
              ],
            },
          },
        },
      },
  // Bundled, because loading the package's hundreds of files would take a fifth of the server's startup time.
  ...(isSsrBuild && { ssr: { noExternal: ['kysely'] } }),
  test: {
    root: at('.'),
    projects: [
      // Test files of a worker share their modules, because loading them per file would double the time. The timeout allows for slow password
      // hashing.
      { extends: true, root: at('.'), test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/server/**', 'tests/e2e/**'], environment: 'node', isolate: false, testTimeout: 30_000 } },
      { extends: true, root: at('.'), test: { name: 'server', include: ['tests/server/**/*.test.{ts,tsx}'], environment: 'node', isolate: false, globalSetup: at('tests/server/dropDatabases.ts'), testTimeout: 30_000 } },
    ],
  },
}));
