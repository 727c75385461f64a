/*
 * Test harness of the hardening suite. Each case is its own script: `node tests/hardening/killedWhileBooking.ts`
 * runs its short form, `--long` its long one.
 */
import { appendFileSync } from 'node:fs';

/** Result of one check: a figure beside its threshold. */
export interface Check {
  /** Description of the figure, with its unit. */
  what: string;
  figure: number | string;
  /** Threshold of the figure as text: `0`, `≤ 150`, `all`. */
  bar: string;
  held: boolean;
}

export interface CaseContext {
  /** Whether to run the long form: more rounds, more time. */
  long: boolean;
  check: (what: string, figure: number | string, bar: string, held: boolean) => void;
  /**
   * Checks that an event happened, and how long it took in milliseconds. Null: it never happened, which always fails. The duration is checked
   * in the long form, on an otherwise idle machine. The short form only prints the duration.
   */
  checkDuration: (what: string, took: number | null, most: number) => void;
  /** Skips a part that this machine cannot run (missing tool, no permission to mount), with the reason. A skipped part does not count as passed. */
  skip: (what: string, why: string) => void;
}

/** File for the results, one JSON line each, set by `tests/hardening/run.ts`. */
const REPORT = process.env['TRUST_REPORT'];
const appendReport = (line: object) => {
  if (REPORT) appendFileSync(REPORT, `${JSON.stringify(line)}\n`);
};

/**
 * Runs a case, prints each claim and a last line `N passed, N failed`, and exits with 1 when a claim fails.
 * An error in the case is a failed claim. A case without claims has failed.
 */
export async function runCase(name: string, body: (trial: CaseContext) => Promise<void>): Promise<void> {
  const long = process.argv.includes('--long');
  const claims: Check[] = [];
  const claim: CaseContext['check'] = (what, figure, bar, held) => {
    const made = { what, figure, bar, held };
    claims.push(made);
    appendReport(made);
    console.info(`${held ? '✓' : '✗'} ${what}: ${figure} (${bar})`);
  };
  let leftOut = 0;
  const leaveOut: CaseContext['skip'] = (what, why) => {
    leftOut += 1;
    appendReport({ what, leftOut: why });
    console.info(`– ${what}: left out, ${why}`);
  };
  const timed: CaseContext['checkDuration'] = (what, took, most) => {
    if (took === null || long) claim(`${what}, ms`, took === null ? 'never' : Math.round(took), `≤ ${most}`, took !== null && took <= most);
    else leaveOut(`${what}, ms: ${Math.round(took)} (≤ ${most})`, 'times are judged by the long form');
  };
  console.info(`${name}, ${long ? 'long' : 'short'} form`);
  try {
    await body({ long, check: claim, checkDuration: timed, skip: leaveOut });
  } catch (error) {
    claim(`ended with ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, 'an error', 'none', false);
  }
  if (claims.length === 0 && leftOut === 0) claim('claims', 0, '≥ 1', false);
  const failed = claims.filter(({ held }) => !held).length;
  console.info(`\n${claims.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
