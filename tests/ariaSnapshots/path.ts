import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the file with the recorded screen reader announcements of a story file, one per language. */
export function ariaSnapshotPath(file: string, extension: string, { config: { name = '' } }: { config: { name?: string } }): string {
  // Vitest appends the browser's name to the project's name.
  const [, language] = /^stories-(\w+)/.exec(name) ?? [];
  return fileURLToPath(new URL(`./${basename(file, '.stories.tsx')}_${language}${extension}`, import.meta.url));
}
