import MockDate from 'mockdate';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { NATIVE_INPUTS } from '../stories/fixtures/pickers.ts';
import type { CaptureResult } from '../tests/screenshots/capture.ts';

declare global {
  var consoleErrors: string[] | undefined;
  var pendingRequests: Map<symbol, number> | undefined;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    look: (name: string) => Promise<CaptureResult>;
    browserLog: () => Promise<string[]>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    variant: { language: string; scheme: string; pictures: boolean };
  }
  interface TestContext {
    /** Composed story that runs as this test; set by Storybook's Vitest addon. */
    story?: { tags?: string[] };
  }
}

/** Viewport in which every play function runs, as set by Storybook's Vitest addon. */
const DEFAULT_VIEWPORT = { name: 'desk', width: 1200, height: 900 } as const;
const DESK = { name: 'desk', width: 1440, height: 900 } as const;
const PHONE = { name: 'phone', width: 390, height: 844 } as const;

/** Records all console errors and warnings from the first story on. Test files share a page, so one listener serves all of them. */
function listen(): string[] {
  const messages: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      messages.push(`console.${level}: ${args.map(String).join(' ').slice(0, 400)}`);
      original(...args);
    });
  }
  return messages;
}

/** Console errors and warnings, and requests for files that no handler served. Any entry fails the story. */
const consoleErrors = (globalThis.consoleErrors ??= listen());

/** Patches `fetch` to track pending requests. @returns a map from each pending request to its start time */
function askedAndOpen(): Map<symbol, number> {
  const open = new Map<symbol, number>();
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...args) => {
    const question = Symbol('question');
    open.set(question, performance.now());
    try {
      return await ask(...args);
    } finally {
      open.delete(question);
    }
  };
  return open;
}

const questions = (globalThis.pendingRequests ??= askedAndOpen());

/** Timeout in milliseconds after which a pending request is ignored, because its story shows a loading state. */
const UNANSWERED_MS = 1_000;

/** Waits until no request is pending and the responses are rendered. */
async function waitForPendingRequests(): Promise<void> {
  const isOpen = () => [...questions.values()].some((asked) => performance.now() - asked < UNANSWERED_MS);
  do {
    while (isOpen()) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  } while (isOpen());
}

/** Resizes the viewport unless it already has that size, and waits until the page has applied the size. */
async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  await vi.waitFor(
    () => {
      if (innerWidth !== width || innerHeight !== height) throw new Error('The viewport does not have its size yet');
    },
    { interval: 5 },
  );
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

// Each story starts in its own viewport, not in the one that the previous screenshot left.
beforeEach(async ({ task }) => {
  // React logs each warning once per page, so warnings of the first attempt also count on a retry.
  if (!task.result?.retryCount) consoleErrors.length = 0;
  await commands.browserLog();
  questions.clear();
  await resize(DEFAULT_VIEWPORT.width, DEFAULT_VIEWPORT.height);
});

/** Whether an element intersects the viewport, as measured by the same observer that the site uses. */
const isSeen = (element: Element) =>
  new Promise<boolean>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element);
  });

/** Waits until the rich pickers have replaced the native inputs that are in the viewport. A focused input keeps its native version. */
const waitForEnhancedFields = () =>
  vi.waitFor(async () => {
    const plain = [...document.querySelectorAll(NATIVE_INPUTS)].filter((field) => field !== document.activeElement);
    if ((await Promise.all(plain.map(isSeen))).some((seen) => seen)) throw new Error('A lazy date or time field has not loaded yet');
  }, { timeout: 10_000 });

/** Returns the photographs in the viewport. */
const photographs = () => [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);

/** Waits until every photograph in the viewport has loaded or failed. Images still pending after `UNANSWERED_MS` are ignored. */
async function waitForImageEvents(): Promise<void> {
  const shown = photographs();
  const begun = performance.now();
  while (shown.some((image) => image.isConnected && !image.complete) && performance.now() - begun < UNANSWERED_MS) await new Promise((resolve) => setTimeout(resolve, 5));
  if (shown.length > 0) for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits for every photograph in the viewport and decodes it synchronously with the rest of the frame. A failed image counts as loaded. */
async function waitForImages(): Promise<void> {
  const shown = photographs();
  for (const image of shown) image.decoding = 'sync';
  await vi.waitFor(() => {
    const late = shown.find((image) => image.isConnected && !image.complete);
    if (late) throw new Error(`An image has not loaded yet: ${late.src}`);
  }, { timeout: 10_000, interval: 10 });
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}

interface Combination {
  device: typeof DEFAULT_VIEWPORT | typeof DESK | typeof PHONE;
  scheme: 'dark' | 'light';
}

/** Pairwise combinations: each pair of language, colour scheme and width occurs in one of the four. */
const PAIRS: Readonly<Record<string, readonly Combination[]>> = {
  fr: [{ device: DESK, scheme: 'dark' }, { device: PHONE, scheme: 'light' }],
  en: [{ device: DESK, scheme: 'light' }, { device: PHONE, scheme: 'dark' }],
};

/**
 * Returns the screenshots to take of a story. Tagged `page` or `layout`: one for each pair of language, scheme and width. Otherwise: one, in French
 * and dark. Of the latter, pages and mails use the mobile viewport, where space is tightest; smaller components use the viewport of their play
 * function.
 */
function combinations(storyId: string, tags: readonly string[], language: string): readonly Combination[] {
  const isMail = storyId.startsWith('server-mail-');
  if (!tags.includes('page') && !tags.includes('layout')) return language === 'fr' ? [{ device: isMail || storyId.startsWith('pages-') ? PHONE : DEFAULT_VIEWPORT, scheme: isMail ? 'light' : 'dark' }] : [];
  // Mails have no dark scheme.
  if (isMail) return [DESK, PHONE].map((device) => ({ device, scheme: 'light' }));
  return PAIRS[language] ?? [];
}

/** Forces a full layout. Without this, elements that were scrolled or sticky are rendered half a pixel off. */
function forceLayout(): void {
  const { style } = document.documentElement;
  style.display = 'none';
  document.documentElement.getBoundingClientRect();
  style.display = '';
}

/** Resizes the viewport to the height of its content and compares a screenshot. */
async function takeScreenshot(name: string, { width, height }: Combination['device']): Promise<CaptureResult> {
  await resize(width, height);
  // A screenshot ends at the viewport's lower edge. The result dialog covers the whole viewport, so the content behind it does not add to the height.
  const shown = document.querySelector('[role=dialog][aria-labelledby=result-title]') ?? document.documentElement;
  await resize(width, Math.max(height, shown.scrollHeight));
  // The taller viewport triggers lazy-loaded content.
  await waitForEnhancedFields();
  await waitForPendingRequests();
  // The scroll position left by the play function varies by half a pixel, and sticky elements follow it.
  scrollTo({ top: 0, behavior: 'instant' });
  forceLayout();
  await waitForImages();
  await new Promise(requestAnimationFrame);
  return commands.look(name);
}

/**
 * Compares a screenshot with its baseline. A mismatch is retried because content may load late, and a new baseline must match on the next try. After
 * three tries, Vitest reports the difference within the viewport only.
 */
async function compare(name: string, device: Combination['device']): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) if ((await takeScreenshot(name, device)) === 'same') return;
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.body.append(pane);
  try {
    await expect(page.elementLocator(pane)).toMatchScreenshot(name);
  } finally {
    pane.remove();
  }
}

const expectNoConsoleErrors = async () => expect([...consoleErrors, ...(await commands.browserLog())], 'the story logged to the console, or a request had no handler').toEqual([]);

// Registered after Storybook's own setup: the story is still mounted, and its play function and axe check have finished.
afterEach(async ({ task, story }) => {
  const { language, scheme: ownScheme, pictures } = inject('variant');
  // Reports of Storybook's checks. Passed ones are dropped, because each would be transferred with every element that it examined.
  const { storyId, reports = [] } = task.meta as { storyId?: string; reports?: readonly { status: string }[] };
  const tags = story?.tags ?? [];
  Object.assign(task.meta, { watched: true, reports: reports.filter(({ status }) => status !== 'passed') });
  const failed = task.result?.state === 'fail';
  if (!failed) await waitForImageEvents();
  await expectNoConsoleErrors();
  if (failed) return;
  const hasAriaSnapshot = tags.includes('aria-snapshot');
  const isPictured = pictures && !tags.includes('no-screenshot');
  if (!storyId || (!hasAriaSnapshot && !isPictured)) return;
  await document.fonts.ready;
  await waitForPendingRequests();
  await waitForEnhancedFields();
  // Accessibility snapshot of the main screens: roles, names and states, in order.
  if (hasAriaSnapshot) expect(document.body).toMatchAriaSnapshot();
  if (!isPictured) return;
  for (const { device, scheme } of combinations(storyId, tags, language)) {
    document.documentElement.setAttribute('data-scheme', scheme);
    await compare(`${storyId.replaceAll(/-+/g, '-')}_${language}_${scheme}_${device.name}`, device);
  }
  document.documentElement.setAttribute('data-scheme', ownScheme);
  // Content further down is requested only once the viewport is tall enough to contain it.
  await expectNoConsoleErrors();
});

// Test files share a page, and Vitest derives a new name for each file from the clock. With a mocked clock the names collide, and the next stories
// would run unchecked.
afterAll(() => MockDate.reset());
