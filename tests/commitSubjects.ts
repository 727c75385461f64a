import { execFileSync } from 'node:child_process';

/*
 * Checks the subjects of the commits that main does not contain yet: `type(scope): imperative`, at most 72 characters. Without a remote main, no
 * base is known and no commit is checked.
 */

const FORM = /^(feat|fix|perf|refactor|docs|test|build|ci|chore|style|revert)(\([a-z0-9-]+\))?: [a-z0-9].*[^.]$/;
const MAX_LENGTH = 72;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commits since the remote main, or null when no base is known. */
function newSubjects(): string[] | null {
  try {
    return git('log', '--no-merges', '--format=%s', 'origin/main..HEAD').split('\n').filter(Boolean);
  } catch {
    return null;
  }
}

const subjects = newSubjects();
const wrong = (subjects ?? []).filter((subject) => subject.length > MAX_LENGTH || !FORM.test(subject));
if (subjects === null) console.info('Commit subjects: no remote main, nothing to compare with.');
else console.info(`Commit subjects: ${subjects.length} checked, ${wrong.length} not in the form "type(scope): imperative" of at most ${MAX_LENGTH} characters.`);
for (const subject of wrong) console.info(`  ${subject}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
