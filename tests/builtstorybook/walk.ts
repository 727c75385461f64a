import type { Browser, Page } from 'playwright';
import type { Entry } from './entries.ts';
import type { StaticServer } from './serve.ts';

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

declare global {
  var consoleErrors: string[] | undefined;
}

/** Global name of the preview's channel, which Storybook's test runner uses as well. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

/** Canvas size in the manager on a laptop. */
const CANVAS = { width: 1110, height: 540 };

/** Generous timeout, because a story counts as rendered only after its play function. */
const TIMEOUT_MS = 60_000;

/** Makes `.storybook/worker.ts` report unhandled requests. Runs in the browser before Storybook. */
const listen = () => {
  globalThis.consoleErrors = [];
};

/** Number of broken entries after which the run stops, because each one in a completely broken Storybook runs into its timeout. */
const MAX_BROKEN = 10;

interface Shown {
  channelName: string;
  id: string;
  type: Entry['type'];
  /** Whether the entry renders a story; MDX pages do not. */
  hasStory: boolean;
  timeout: number;
}

/** Opens one entry through the channel and waits until it is rendered. Runs in the browser. @returns its problems */
async function open({ channelName, id, type, hasStory, timeout }: Shown): Promise<string[]> {
  const channel = Reflect.get(globalThis, channelName) as Channel | undefined;
  if (!channel) return ['Storybook has not started'];
  const problems: string[] = [];
  const cleanups: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    const on = (event: string, listener: (payload: unknown) => void) => {
      channel.on(event, listener);
      cleanups.push(() => channel.off(event, listener));
    };
    const fail = (error: unknown) => {
      problems.push(JSON.stringify(error));
      resolve();
    };
    for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing', 'configError']) on(event, fail);
    on(hasStory ? 'storyFinished' : 'docsRendered', () => resolve());
    // A docs page may show its story in a frame, which has its own channel.
    const polling = setInterval(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#storybook-docs iframe');
      if (frame?.contentDocument?.querySelector('#storybook-root > *')) resolve();
    }, 50);
    const timer = setTimeout(fail, timeout, 'is not drawn in time');
    cleanups.push(() => clearInterval(polling), () => clearTimeout(timer));
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
  for (const cleanup of cleanups) cleanup();
  const root = document.querySelector(type === 'docs' ? '#storybook-docs' : '#storybook-root');
  if (!root || (root.childElementCount === 0 && !document.querySelector('body > .MuiModal-root'))) problems.push('is blank');
  if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) problems.push('shows Storybook’s error display');
  return [...problems, ...(globalThis.consoleErrors ?? []).splice(0)];
}

export interface Opened {
  id: string;
  problems: string[];
}

/** Opens entries one after another in one page. @param queue remaining entries; emptied by this function */
async function walkPage(page: Page, server: StaticServer, queue: Entry[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Mocked failures are logged as network errors; the server detects unhandled requests.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) errors.push(`console ${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(listen);
  const start = async () => {
    // Axe is off, because a separate run checks the stories with it.
    await page.goto(`${server.url}iframe.html?globals=a11y.manual:!true`, { waitUntil: 'load' });
    await page.waitForFunction((name) => name in globalThis, CHANNEL);
  };
  await start();
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { id, type, importPath } = entry;
    const problems = await page.evaluate(open, { channelName: CHANNEL, id, type, hasStory: !importPath.endsWith('.mdx'), timeout: TIMEOUT_MS }).catch((error: unknown) => [String(error)]);
    const unanswered = server.missing.splice(0).map((path) => `asks for ${path}, which is missing`);
    const all = [...problems, ...errors.splice(0), ...unanswered];
    opened.push({ id, problems: all });
    if (all.length === 0) continue;
    if (opened.filter((each) => each.problems.length > 0).length >= MAX_BROKEN) queue.length = 0;
    // Reloads the page, because a failed story may still be running.
    else await start();
  }
  return opened;
}

/** Opens entries of a served Storybook in several pages in parallel, each with its own storage and mock server. */
export async function walk(browser: Browser, server: StaticServer, entries: readonly Entry[], pages = 2): Promise<Opened[]> {
  const queue = [...entries];
  const walks = Array.from({ length: pages }, async () => {
    const context = await browser.newContext({ viewport: CANVAS, reducedMotion: 'reduce', timezoneId: 'America/Toronto', locale: 'fr-CA' });
    try {
      return await walkPage(await context.newPage(), server, queue);
    } finally {
      await context.close();
    }
  });
  return (await Promise.all(walks)).flat();
}
