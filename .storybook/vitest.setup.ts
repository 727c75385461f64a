import MockDate from 'mockdate';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { PLAIN } from '../stories/fixtures/pickers.ts';
import type { Look } from '../tests/pictures/look.ts';

declare global {
  var complaints: string[] | undefined;
  var questions: Map<symbol, number> | undefined;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    look: (name: string) => Promise<Look>;
    browserLog: () => Promise<string[]>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    variant: { language: string; scheme: string; pictures: boolean };
  }
  interface TestContext {
    /** The composed story that runs as this test; put there by Storybook's Vitest addon. */
    story?: { tags?: string[] };
  }
}

/** The window that every story is played in, as Storybook's Vitest addon sets it. */
const PLAYED = { name: 'desk', width: 1200, height: 900 } as const;
const DESK = { name: 'desk', width: 1440, height: 900 } as const;
const PHONE = { name: 'phone', width: 390, height: 844 } as const;

/** Everything the console is told, from the first story on; files share a page, so one pair of ears hears for all of them. */
function listen(): string[] {
  const heard: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      heard.push(`console.${level}: ${words.map(String).join(' ').slice(0, 400)}`);
      original(...words);
    });
  }
  return heard;
}

/** What speaks against a story: what the console was told, and every file that nothing answers. */
const complaints = (globalThis.complaints ??= listen());

/** Every question to the server that has no answer yet, with when it was asked. */
function askedAndOpen(): Map<symbol, number> {
  const open = new Map<symbol, number>();
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...words) => {
    const question = Symbol('question');
    open.set(question, performance.now());
    try {
      return await ask(...words);
    } finally {
      open.delete(question);
    }
  };
  return open;
}

const questions = (globalThis.questions ??= askedAndOpen());

/** What has no answer after so long gets none in its story: it shows how waiting looks. */
const UNANSWERED_MS = 1_000;

/** Waits until every question is answered and the answers are drawn. */
async function untilAnswered(): Promise<void> {
  const isOpen = () => [...questions.values()].some((asked) => performance.now() - asked < UNANSWERED_MS);
  do {
    while (isOpen()) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  } while (isOpen());
}

/** Makes the window that size, unless it has it, and waits until the page has taken it. */
async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  await vi.waitFor(
    () => {
      if (innerWidth !== width || innerHeight !== height) throw new Error('The window has not its size yet');
    },
    { interval: 5 },
  );
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

// A story begins in its own window, and not in what the picture before it has left.
beforeEach(async ({ task }) => {
  // React warns of a thing once: what a first try has heard counts in the second too.
  if (!task.result?.retryCount) complaints.length = 0;
  await commands.browserLog();
  questions.clear();
  await resize(PLAYED.width, PLAYED.height);
});

/** Whether the window shows something of an element, as the site itself is told. */
const isSeen = (element: Element) =>
  new Promise<boolean>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element);
  });

/** Waits until a form's richer fields stand where the browser's own stood for them, of those that the window shows; one that is being written in keeps its place. */
const untilRicher = () =>
  vi.waitFor(async () => {
    const plain = [...document.querySelectorAll(PLAIN)].filter((field) => field !== document.activeElement);
    if ((await Promise.all(plain.map(isSeen))).some((seen) => seen)) throw new Error('The code of a date or a time has not come yet');
  }, { timeout: 10_000 });

/** The photographs that the window shows. */
const photographs = () => [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);

/** Waits until it is told of every photograph whether it is there, unless it is one that gets no answer. */
async function untilTold(): Promise<void> {
  const shown = photographs();
  const begun = performance.now();
  while (shown.some((image) => image.isConnected && !image.complete) && performance.now() - begun < UNANSWERED_MS) await new Promise((resolve) => setTimeout(resolve, 5));
  if (shown.length > 0) for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits for every photograph that the window shows, and has it drawn with the rest and not when it suits. One that cannot be had has come as well. */
async function untilPhotographed(): Promise<void> {
  const shown = photographs();
  for (const image of shown) image.decoding = 'sync';
  await vi.waitFor(() => {
    const late = shown.find((image) => image.isConnected && !image.complete);
    if (late) throw new Error(`A photograph has not come yet: ${late.src}`);
  }, { timeout: 10_000, interval: 10 });
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}

interface Combination {
  device: typeof PLAYED | typeof DESK | typeof PHONE;
  scheme: 'dark' | 'light';
}

/** Every pair of language, scheme and width stands in one of these four. */
const PAIRS: Readonly<Record<string, readonly Combination[]>> = {
  fr: [{ device: DESK, scheme: 'dark' }, { device: PHONE, scheme: 'light' }],
  en: [{ device: DESK, scheme: 'light' }, { device: PHONE, scheme: 'dark' }],
};

/**
 * Which pictures a story gets: tagged `page` or `layout`, one of each pair of language, scheme and width; else once, in French and dark.
 * A page or a mail is then taken on a phone, where its states have the least room, and everything smaller in the window that it was
 * played in.
 */
function combinations(storyId: string, tags: readonly string[], language: string): readonly Combination[] {
  const isMail = storyId.startsWith('server-mail-');
  if (!tags.includes('page') && !tags.includes('layout')) return language === 'fr' ? [{ device: isMail || storyId.startsWith('pages-') ? PHONE : PLAYED, scheme: isMail ? 'light' : 'dark' }] : [];
  // A mail knows no dark scheme.
  if (isMail) return [DESK, PHONE].map((device) => ({ device, scheme: 'light' }));
  return PAIRS[language] ?? [];
}

/** Lays the page out from nothing: what was once scrolled or sticking is otherwise drawn on from there, half a pixel aside. */
function layOutAnew(): void {
  const { style } = document.documentElement;
  style.display = 'none';
  document.documentElement.getBoundingClientRect();
  style.display = '';
}

/** Makes the window as high as what is in it and looks at it. */
async function lookAt(name: string, { width, height }: Combination['device']): Promise<Look> {
  await resize(width, height);
  // A picture ends where the window ends; how something ended stands over the whole of it, and what is behind does not make it longer.
  const shown = document.querySelector('[role=dialog][aria-labelledby=result-title]') ?? document.documentElement;
  await resize(width, Math.max(height, shown.scrollHeight));
  // What comes only when somebody comes to it is asked for now.
  await untilRicher();
  await untilAnswered();
  // Where the play has scrolled to is chance by half a pixel, and what sticks follows it.
  scrollTo({ top: 0, behavior: 'instant' });
  layOutAnew();
  await untilPhotographed();
  await new Promise(requestAnimationFrame);
  return commands.look(name);
}

/**
 * What was not shown as recorded at once may have come late, and what has just been recorded must be shown again; else Vitest tells
 * what differs, in the window and not what reaches beyond it.
 */
async function compare(name: string, device: Combination['device']): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) if ((await lookAt(name, device)) === 'same') return;
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.body.append(pane);
  try {
    await expect(page.elementLocator(pane)).toMatchScreenshot(name);
  } finally {
    pane.remove();
  }
}

const expectSilence = async () => expect([...complaints, ...(await commands.browserLog())], 'the story complained, or asked for what nothing answers').toEqual([]);

// Registered after Storybook's own set-up: the story is still mounted, its play function and its axe check are done.
afterEach(async ({ task, story }) => {
  const { language, scheme: ownScheme, pictures } = inject('variant');
  // What Storybook's checks have found; a passed one would be sent with all that it looked at.
  const { storyId, reports = [] } = task.meta as { storyId?: string; reports?: readonly { status: string }[] };
  const tags = story?.tags ?? [];
  Object.assign(task.meta, { watched: true, reports: reports.filter(({ status }) => status !== 'passed') });
  const failed = task.result?.state === 'fail';
  if (!failed) await untilTold();
  await expectSilence();
  if (failed) return;
  const isHeard = tags.includes('heard');
  const isPictured = pictures && !tags.includes('no-picture');
  if (!storyId || (!isHeard && !isPictured)) return;
  await document.fonts.ready;
  await untilAnswered();
  await untilRicher();
  // What the main screens say to somebody who hears them: roles, names and states, in order.
  if (isHeard) expect(document.body).toMatchAriaSnapshot();
  if (!isPictured) return;
  for (const { device, scheme } of combinations(storyId, tags, language)) {
    document.documentElement.setAttribute('data-scheme', scheme);
    await compare(`${storyId.replaceAll(/-+/g, '-')}_${language}_${scheme}_${device.name}`, device);
  }
  document.documentElement.setAttribute('data-scheme', ownScheme);
  // What lies further down is asked for only once the window has become high enough for all of it.
  await expectSilence();
});

// Files share a page, and Vitest asks the clock for a new name of this file each time: on a clock that stands still the next stories would run unwatched.
afterAll(() => MockDate.reset());
