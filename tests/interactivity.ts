/*
 * `npm run perf:interactivity`: measures how soon the booking form accepts input, and the cost of a keystroke, on a CPU as slow as a phone's.
 * A measurement, not a test: needs the machine to itself.
 */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { launchOptions } from './browser.ts';
import { startServer } from './e2e/server.ts';
import { formatCell, passes, median, type Threshold } from './thresholds.ts';
import { cpuThrottleRate, TIMES_SLOWER } from './cpuThrottling.ts';

const ROUNDS = 5;
const KEYS = 'Josée Tremblay et toute la parenté';
const FIELD = '#field-hostName';

const BARS = {
  usable: { name: 'a typed character is kept, ms after the navigation', limit: 700 },
  live: { name: 'the application has taken the form over, ms', limit: Number.POSITIVE_INFINITY },
  keystroke: { name: 'a keystroke’s work on the main thread, ms', limit: 20, digits: 1 },
  frame: { name: 'from a key to the end of its frame, ms', limit: Number.POSITIVE_INFINITY, digits: 1 },
  factor: { name: 'by how much this processor was slowed down', limit: Number.POSITIVE_INFINITY, digits: 1 },
} as const satisfies Record<string, Threshold>;

type Figures = Record<keyof typeof BARS, number>;

/** Records in the page when the field received its first character. */
function noteFirstInput(): void {
  document.addEventListener('input', () => document.documentElement.setAttribute('data-first-input', String(performance.now())), { capture: true, once: true });
}

/** Returns the CPU time of the main thread so far, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits for the next frame to complete. @returns the duration */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** Types one character after the other. @returns the cost of each */
async function typeSlowly(page: Page, session: CDPSession): Promise<{ work: number[]; frames: number[] }> {
  const work: number[] = [];
  // Cost of the measurement itself, which is subtracted.
  const idle: number[] = [];
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    document.addEventListener('keydown', (event) => {
      requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - event.timeStamp)));
    }, { capture: true });
  });
  for (const key of KEYS) {
    const start = await worked(session);
    await nextFrame(page);
    const before = await worked(session);
    await page.keyboard.type(key);
    await nextFrame(page);
    await nextFrame(page);
    const after = await worked(session);
    idle.push(before - start);
    work.push(after - before);
  }
  const still = median(idle);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return { work: work.map((each) => each - 2 * still), frames };
}

/** CPUs to measure on: this machine's with throttling, and a phone's that is the same on every machine. */
const PROCESSORS: Record<string, (browser: Browser) => number | Promise<number>> = {
  [`this processor, ${TIMES_SLOWER} times slower`]: () => TIMES_SLOWER,
  [`a processor ${TIMES_SLOWER} times slower than a good desktop computer’s`]: cpuThrottleRate,
};

async function round(browser: Browser, url: string, factor: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  await page.addInitScript(noteFirstInput);
  await page.goto(`${url}/fr/booking`, { waitUntil: 'commit' });
  await page.focus(FIELD);
  await page.keyboard.type('J');
  const usable = Number(await page.waitForFunction(() => document.documentElement.getAttribute('data-first-input')).then((handle) => handle.jsonValue()));
  // The application stores the draft, so the character has reached the form state.
  await page.waitForFunction(() => localStorage.getItem('bookingDraft')?.includes('"hostName":"J"'));
  const live = await page.evaluate(() => performance.now());
  // Includes all lazy parts of the form, also those that load on visibility.
  await page.locator('#field-eventTime').scrollIntoViewIfNeeded();
  await page.getByRole('group', { name: /Heure/ }).waitFor();
  if ((await page.inputValue(FIELD)) !== 'J') throw new Error('The first character was lost');
  await page.locator(FIELD).selectText();
  const { work, frames } = await typeSlowly(page, session);
  if ((await page.inputValue(FIELD)) !== KEYS) throw new Error(`The field holds ${await page.inputValue(FIELD)}`);
  await context.close();
  return { usable, live, keystroke: median(work), frame: median(frames), factor };
}

const server = await startServer();
const browser = await chromium.launch(await launchOptions());
const rounds = new Map<string, Figures[]>(Object.keys(PROCESSORS).map((name) => [name, []]));
try {
  // The server prerenders its pages in its first seconds.
  while (!(await (await fetch(`${server.url}/fr/booking`, { headers: { accept: 'text/html' } })).text()).includes('<main')) await new Promise((resolve) => setTimeout(resolve, 200));
  for (let number = 0; number < ROUNDS; number++)
    for (const [name, factorOf] of Object.entries(PROCESSORS)) rounds.get(name)?.push(await round(browser, server.url, await factorOf(browser)));
} finally {
  await browser.close();
  await server.stop();
}
let failed = 0;
for (const [processor, figures] of rounds) {
  console.info(`\nThe booking form on ${processor}, medians of ${ROUNDS}:`);
  for (const [name, bar] of Object.entries(BARS) as [keyof Figures, Threshold][]) {
    const figure = median(figures.map((each) => each[name]));
    const all = figures.map((each) => each[name].toFixed(bar.digits ?? 0)).join(', ');
    if (!passes(bar, figure)) failed++;
    console.info(`${formatCell(bar, figure).padStart(9)}${Number.isFinite(bar.limit) ? ` ≤ ${bar.limit}`.padEnd(8) : ''.padEnd(8)}${bar.name} (${all})`);
  }
}
console.info(`\n${rounds.size * Object.keys(BARS).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
