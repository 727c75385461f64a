import type { Plugin } from 'vite';
import { fontSubset } from './fontSubset.ts';
import { precompress } from './precompress.ts';
import { versionServiceWorker } from './versionServiceWorker.ts';

/** Build steps of the site only; Storybook and the tests run without them. @param folder where the built site is written */
export const sitePlugins = (folder: string): Plugin[] => [fontSubset(), versionServiceWorker(folder), precompress(folder)];
