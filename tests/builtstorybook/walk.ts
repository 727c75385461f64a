import type { Browser, Page } from 'playwright';
import type { Entry } from './entries.ts';
import type { StaticServer } from './serve.ts';

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

declare global {
  var complaints: string[] | undefined;
}

/** Global name of the preview's channel, which Storybook's test runner listens to as well. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

/** The canvas that the manager leaves on a laptop. */
const CANVAS = { width: 1110, height: 540 };

/** A bound, not a measure: a journey plays before it counts as drawn. */
const TIMEOUT_MS = 60_000;

/** Lets `.storybook/worker.ts` report requests that nothing answers. Runs in the browser before Storybook. */
const listen = () => {
  globalThis.complaints = [];
};

/** A Storybook that is broken throughout is told from this many: each waits for its time to run out. */
const MOST_BROKEN = 10;

interface Shown {
  channelName: string;
  id: string;
  type: Entry['type'];
  /** Whether a story is drawn: MDX pages have none. */
  hasStory: boolean;
  timeout: number;
}

/** Opens one entry over the channel and waits until it is drawn. Runs in the browser. @returns what is wrong with it */
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
    // A docs page may show its story in a frame, which has a channel of its own.
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
  return [...problems, ...(globalThis.complaints ?? []).splice(0)];
}

export interface Opened {
  id: string;
  problems: string[];
}

/** Opens entries one after the other in one page. @param queue is emptied */
async function walkPage(page: Page, server: StaticServer, queue: Entry[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    // Mocked failures are logged as network errors; requests that nothing answers are found by the server.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) heard.push(`console ${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(listen);
  const start = async () => {
    // Stories are checked with axe by their own run.
    await page.goto(`${server.url}iframe.html?globals=a11y.manual:!true`, { waitUntil: 'load' });
    await page.waitForFunction((name) => name in globalThis, CHANNEL);
  };
  await start();
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { id, type, importPath } = entry;
    const problems = await page.evaluate(open, { channelName: CHANNEL, id, type, hasStory: !importPath.endsWith('.mdx'), timeout: TIMEOUT_MS }).catch((error: unknown) => [String(error)]);
    const unanswered = server.missing.splice(0).map((path) => `asks for ${path}, which is missing`);
    const all = [...problems, ...heard.splice(0), ...unanswered];
    opened.push({ id, problems: all });
    if (all.length === 0) continue;
    if (opened.filter((each) => each.problems.length > 0).length >= MOST_BROKEN) queue.length = 0;
    // A story that failed may still be running.
    else await start();
  }
  return opened;
}

/** Opens entries of a served Storybook in several pages at once, each with storage and a mock server of its own. */
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
