/*
 * `npm run lighthouse`: runs Lighthouse's mobile audit on the built site, on every public page in both languages.
 * `npm run lighthouse -- --runs 1 booking about` audits fewer pages, fewer times.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { replaceInventedFacts } from './e2e/houseFacts.ts';
import { logIn } from './e2e/owner.ts';
import { freePort, startServer } from './e2e/server.ts';
import { formatCell, passes, median, type Threshold } from './thresholds.ts';
import { cpuThrottleRate } from './cpuThrottling.ts';

const BARS = {
  performance: { name: 'perf', limit: 97, least: true },
  accessibility: { name: 'a11y', limit: 100, least: true },
  'best-practices': { name: 'best', limit: 100, least: true },
  seo: { name: 'SEO', limit: 100, least: true },
  'first-contentful-paint': { name: 'FCP ms', limit: 950 },
  'largest-contentful-paint': { name: 'LCP ms', limit: 1500 },
  'total-blocking-time': { name: 'TBT ms', limit: 150 },
  'cumulative-layout-shift': { name: 'CLS', limit: 0.01, digits: 3 },
} as const satisfies Record<string, Threshold>;

type Measured = keyof typeof BARS;
const MEASURES = Object.keys(BARS) as Measured[];

interface Run {
  figures: Record<Measured, number>;
  /** Findings of the categories other than performance. */
  findings: string[];
}

async function measure(url: string, port: number, factor: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: factor } });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figureOf = (name: Measured) => (name in categories ? Math.round((categories[name]?.score ?? 0) * 100) : (audits[name]?.numericValue ?? Number.NaN));
  const judged = Object.values(categories).filter(({ id }) => id !== 'performance');
  return {
    figures: Object.fromEntries(MEASURES.map((name) => [name, figureOf(name)])) as Record<Measured, number>,
    findings: judged.flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id)),
  };
}

/** Returns the public pages listed in the sitemap, which the server writes in its first seconds. */
async function publicPages(url: string): Promise<string[]> {
  for (;;) {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page);
    if (pages.length > 0) return pages;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

const server = await startServer();
const port = await freePort();
const browser = await chromium.launch(await launchOptions(`--remote-debugging-port=${port}`));
let failed = 0;
let passed = 0;
try {
  // Search engines are offered no page while facts of the business are invented.
  await replaceInventedFacts(await logIn(server.url, server.admin));
  const pages = (await publicPages(server.url)).filter((page) => positionals.length === 0 || positionals.includes(new URL(page).pathname.split('/').slice(2).join('/')));
  console.info(`Lighthouse, mobile, median of ${runs}; last, by how much this processor was slowed down to be the telephone\n\n${''.padEnd(24)}${MEASURES.map((name) => BARS[name].name.padStart(11)).join('')}`);
  console.info(`${''.padEnd(24)}${MEASURES.map((name) => `${'least' in BARS[name] ? '≥' : '≤'} ${BARS[name].limit}`.padStart(11)).join('')}`);
  for (const page of pages) {
    const measured: Run[] = [];
    const factors: number[] = [];
    for (let run = 0; run < runs; run++) {
      const factor = await cpuThrottleRate(browser);
      factors.push(factor);
      measured.push(await measure(page, port, factor));
    }
    const medians = MEASURES.map((name) => [name, median(measured.map(({ figures }) => figures[name]))] as const);
    const missed = medians.filter(([name, figure]) => !passes(BARS[name], figure)).length;
    failed += missed;
    passed += medians.length - missed;
    const findings = [...new Set(measured.flatMap((run) => run.findings))];
    console.info(`${new URL(page).pathname.padEnd(24)}${medians.map(([name, figure]) => formatCell(BARS[name], figure).padStart(11)).join('')}   ÷ ${median(factors).toFixed(1)}${findings.map((finding) => `  ${finding}`).join('')}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
