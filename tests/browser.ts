import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright';

/** Pictures belong to one build of one browser: the one that npm ships, which runs on Linux x64. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROME_BIN'];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser for tests: CHROME_BIN, the pinned one, a system one, else Playwright's own (undefined). */
async function browserPath(): Promise<string | undefined> {
  if (process.env['CHROME_BIN']) return process.env['CHROME_BIN'];
  if (hasPinnedBrowser) return sparticuz.executablePath();
  return SYSTEM.find((path) => existsSync(path));
}

/** Resolves no host but this machine. Answering each request ourselves would disable the browser's cache and make every page half as slow again. */
export const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** How Playwright starts the browser for tests. */
export async function launchOptions(...args: string[]): Promise<LaunchOptions> {
  const executablePath = await browserPath();
  return {
    ...(executablePath && { executablePath }),
    // A root user (a container) cannot use the browser's own sandbox.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    // Playwright keeps shared memory in files for small containers, which costs about 6 % of the time.
    ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  };
}
