import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/** Lighthouse benchmark index of a good desktop computer, and how many times slower the visitor's phone is. */
const DESKTOP = 2000;
export const TIMES_SLOWER = 4;

/**
 * Calculates the CPU throttling rate that makes the browser as fast as the same phone on every machine. Measurements on a slow or busy machine are
 * then comparable with those on a fast one.
 * @returns the rate: 4 on a machine with an index of 2,000, never below 1
 */
export async function cpuThrottleRate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return Math.max(1, (TIMES_SLOWER * index) / DESKTOP);
  } finally {
    await page.close();
  }
}
