import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright';

/** Whether the pinned browser is available. Screenshots depend on one build of one browser: the one from npm, which runs on Linux x64. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROME_BIN'];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Returns the browser for tests: CHROME_BIN, the pinned one, a system one, or else Playwright's own (undefined). */
async function browserPath(): Promise<string | undefined> {
  if (process.env['CHROME_BIN']) return process.env['CHROME_BIN'];
  if (hasPinnedBrowser) return sparticuz.executablePath();
  return SYSTEM.find((path) => existsSync(path));
}

/** Resolves only the local host. Intercepting each request instead would disable the browser's cache and slow every page down by half. */
export const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Returns Playwright's launch options for the test browser. */
export async function launchOptions(...args: string[]): Promise<LaunchOptions> {
  const executablePath = await browserPath();
  return {
    ...(executablePath && { executablePath }),
    // The browser's sandbox does not work for a root user (in a container).
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    // For small containers Playwright keeps shared memory in files, which costs about 6 % of the time.
    ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  };
}
