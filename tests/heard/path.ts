import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where it is kept what the stories of a file say to somebody who hears them, in each language. */
export function heardPath(file: string, extension: string, { config: { name = '' } }: { config: { name?: string } }): string {
  // The project's name is followed by that of its browser.
  const [, language] = /^stories-(\w+)/.exec(name) ?? [];
  return fileURLToPath(new URL(`./${basename(file, '.stories.tsx')}_${language}${extension}`, import.meta.url));
}
