/*
 * `npm start`: builds stale output, then runs the built server in the same process, so that signals reach the server. With a command (`backup`,
 * `verify`, `restore`, `migrate`, `export`, `import`) the built server runs that command without a build, because a server may be running on the output.
 * Node runs this file and only strips the types, so it must need no compiler and import no other file of the project.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
const SERVER = join(ROOT, 'dist/server/main.js');
const PAGE = join(ROOT, 'dist/site/index.html');
const STAMP = join(ROOT, 'dist/built-from');
const SOURCES = ['src', 'server', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)).filter((file) => statSync(file).isFile());
}

/** Returns a fingerprint of the build's inputs: each file's time and size, and the environment of the Vite build. */
function fingerprint(): string {
  const files = SOURCES.flatMap((source) => filesIn(join(ROOT, source))).toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  for (const name of Object.keys(process.env).toSorted()) if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`);
  return hash.digest('hex');
}

/** Runs `npm run build`, without output unless the build fails. */
function build(): void {
  const npm = process.env['npm_execpath'];
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = npm?.endsWith('.js') ? spawnSync(process.execPath, [npm, 'run', 'build'], options) : spawnSync('npm', ['run', 'build'], { ...options, shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}\nBoucane cannot start: the build failed (its output is above).`);
  process.exit(1);
}

const wanted = fingerprint();
const isCommand = process.argv.length > 2;
const isFresh = existsSync(SERVER) && existsSync(PAGE) && (isCommand || (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted));
// An installation that ships only dist has no sources to build.
if (!isFresh && existsSync(join(ROOT, 'src'))) {
  console.log('Building the site and the server (the first time and after changes; under a minute)…');
  build();
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}
// React renders the mails several times faster without its development checks.
process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(SERVER).href);
