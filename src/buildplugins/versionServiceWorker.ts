import { createHash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Appends a hash of the built file names to `sw.js`, because browsers install a service worker only when its bytes have changed. */
export const versionServiceWorker = (folder: string): Plugin => ({
  name: 'version-service-worker',
  apply: 'build',
  async writeBundle(_, bundle) {
    const version = createHash('sha256').update(Object.keys(bundle).toSorted().join(' ')).digest('hex').slice(0, 16);
    await appendFile(join(folder, 'sw.js'), `// ${version}\n`);
  },
});
