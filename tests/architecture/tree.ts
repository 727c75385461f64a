import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

/** File of the repository: its path from the root, with slashes, and its content. */
export interface Source {
  path: string;
  text: string;
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const isText = (path: string) => /\.(tsx?|mts|css|html|svg|js|json|mdx?)$/.test(path);

/** Returns a predicate for names that `.gitignore` excludes from the repository. */
export function ignoredNames(gitignore: string): (name: string) => boolean {
  const patterns = gitignore.split('\n').map((line) => line.trim().replace(/\/$/, '')).filter((line) => line !== '' && !line.startsWith('#'));
  return (name) => name === '.git' || patterns.some((pattern) => matchesGlob(name, pattern));
}

const isIgnored = ignoredNames(readFileSync(join(ROOT, '.gitignore'), 'utf8'));

/** Returns the names at the top of the repository. */
export const topLevel = (): string[] => readdirSync(ROOT).filter((name) => !isIgnored(name));

/** Returns every text file under the given folders of the repository, sorted by path. */
export function readTree(...folders: string[]): Source[] {
  const found = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/')),
  );
  return found
    .filter((path) => !path.split('/').some(isIgnored))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
