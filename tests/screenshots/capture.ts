import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand, BrowserProvider } from 'vitest/node';
import { hashOf, recordedMark, encodeBaseline } from './format.ts';

/** Result of a capture: same as the baseline, recorded as the new baseline (only when screenshots are updated), or to be compared. */
export type CaptureResult = 'same' | 'recorded' | 'other';

/** Returns the path of the baseline screenshot of that name. */
export const screenshotPath = (name: string): string => fileURLToPath(new URL(`../visual/${name}.png`, import.meta.url));

/** Duration for which the window must be unchanged before a screenshot is recorded, and the timeout for that, in milliseconds. */
const STILL_MS = 500;
const PATIENCE_MS = 15_000;

type Shown = () => Promise<Buffer>;
const windows = new Map<string, Promise<Shown | null>>();

/** Returns a function that captures the window of a Vitest session, or null when the browser has no CDP session. */
async function windowOf(provider: BrowserProvider, sessionId: string): Promise<Shown | null> {
  const session = await provider.getCDPSession?.(sessionId);
  if (!session) return null;
  const send = session.send.bind(session) as (method: string, options: object) => Promise<{ data: string }>;
  return async () => Buffer.from((await send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data, 'base64');
}

/**
 * Captures the window and compares its hash with the baseline's. Faster than Vitest's own comparison, which decodes both screenshots each time. A
 * different hash is left to that comparison.
 */
export const captureScreenshot: BrowserCommand<[name: string]> = async ({ provider, project, sessionId }, name): Promise<CaptureResult> => {
  const window = windows.get(sessionId) ?? windowOf(provider, sessionId);
  windows.set(sessionId, window);
  const shown = await window;
  if (!shown) return 'other';
  const path = screenshotPath(name);
  const recorded = await readFile(path).catch(() => null);
  let bytes = await shown();
  if (recorded && recordedMark(recorded) === hashOf(bytes)) return 'same';
  if (project.serializedConfig.snapshotOptions.updateSnapshot !== 'all') return 'other';
  const start = performance.now();
  for (let since = start; performance.now() - start < PATIENCE_MS; ) {
    const next = await shown();
    if (!next.equals(bytes)) since = performance.now();
    bytes = next;
    if (performance.now() - since > STILL_MS) {
      await writeFile(path, encodeBaseline(bytes));
      return 'recorded';
    }
  }
  throw new Error(`${name} does not stand still`);
};
