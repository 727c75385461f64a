import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../architecture/tree.ts';

export const FOLDER = join(ROOT, 'dist/storybook');

/** Sources of the Storybook. `tests` contains the code and the screenshots that the coverage page counts. */
const SOURCES = ['.storybook', 'src', 'server', 'stories', 'tests', 'package-lock.json'];

function newest(path: string): number {
  const stats = statSync(path);
  return stats.isDirectory() ? Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name)))) : stats.mtimeMs;
}

/** Builds the Storybook, unless the existing build is newer than its sources. @throws when the build fails */
export function buildStorybook(): void {
  const page = join(FOLDER, 'iframe.html');
  if (existsSync(page) && SOURCES.every((source) => newest(join(ROOT, source)) < statSync(page).mtimeMs)) return;
  const { status } = spawnSync('npm', ['run', 'build-storybook'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The Storybook could not be built');
}
