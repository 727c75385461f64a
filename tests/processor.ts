import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/** A good desktop computer as Lighthouse's benchmark counts it, and how many times slower than that the visitor's telephone is. */
const DESKTOP = 2000;
export const TIMES_SLOWER = 4;

/**
 * By how much the browser has to be slowed down here and now for it to be as fast as the same telephone everywhere: what is measured on a
 * slow or a busy machine is then no worse than on a fast one, nor better.
 * @returns the factor: 4 on a machine with an index of 2,000, never below 1
 */
export async function slowdownFor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return Math.max(1, (TIMES_SLOWER * index) / DESKTOP);
  } finally {
    await page.close();
  }
}
