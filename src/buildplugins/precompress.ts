import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|html|svg|json|txt|xml)$/;

/** Writes `.br` and `.gz` beside every text file of the built site, for the server to send as they are. */
export const precompress = (folder: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT_FILE.test(file));
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
