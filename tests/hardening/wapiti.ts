/* Runs wapiti, if installed, on the public pages and operations. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from './requestGenerators.ts';
import { isInstalled, inFolder, startVulnerableServer, run } from './scanners.ts';
import { pathOf, questionsOf } from './sqlmap.ts';
import type { CaseContext } from './harness.ts';

const MODULES = ['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'htaccess', 'methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'];

/**
 * Runs wapiti from some start URLs.
 * @returns the number of URLs it visited, and its findings: the kind of vulnerability and the URL
 * @throws Error when it writes no report
 */
async function wapitiWalks(starts: readonly string[], seconds: number): Promise<{ walked: number; found: string[] }> {
  return inFolder(async (folder) => {
    const file = join(folder, 'report.json');
    const [first = '', ...others] = starts;
    const times = ['--max-scan-time', String(seconds), '--max-attack-time', String(Math.ceil(seconds / MODULES.length))];
    const written = (await run('wapiti', ['-u', first, ...others.flatMap((start) => ['-s', start]), '--scope', 'domain', '-m', MODULES.join(','), '-f', 'json', '-o', file, '--flush-session', '--store-session', folder, ...times, '--no-bugreport', '-v', '1'])) ?? '';
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) throw new Error(`wapiti left no report:\n${written}`);
    const report = JSON.parse(text) as Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; info: string }[]>>;
    const found = [report.vulnerabilities, report.anomalies].flatMap((kinds) => Object.entries(kinds).flatMap(([kind, finds]) => finds.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`)));
    return { walked: Number(/found (\d+) URLs/.exec(written)?.[1] ?? 0), found };
  });
}

/** Maximum duration of the scan, in seconds. */
const WALK_S = 600;

/**
 * Runs wapiti on the vulnerable server, then on the site.
 * @param pages URLs of the public pages
 * @param examples requests that succeeded once
 */
export async function wapitiOnEveryPage({ check, skip }: CaseContext, url: string, pages: readonly string[], examples: readonly Request[]): Promise<void> {
  if (!(await isInstalled('wapiti'))) return skip('wapiti on every page', 'it is not installed');
  const door = await startVulnerableServer();
  const { found: seen } = await wapitiWalks([`${door.url}/`], 60).finally(door.close);
  check('what wapiti finds on a page that stands open', seen.length, '≥ 1', seen.some((each) => each.startsWith('Cross Site Scripting')));
  const asked = examples.filter(({ operation: { method, access } }) => method === 'GET' && access === 'public').map((example) => `${url}${pathOf(example)}${questionsOf(example.operation)[0] ?? ''}`);
  const starts = [...new Set([...pages, ...asked])];
  const { walked, found } = await wapitiWalks(starts, WALK_S);
  check('pages and public calls that wapiti came to', walked, `≥ ${starts.length}`, walked >= starts.length);
  check(`what wapiti finds on the site${found.map((each) => `\n    ${each}`).join('')}`, found.length, '0', found.length === 0);
}
