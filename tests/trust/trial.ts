/*
 * What every case of the trust programme is written with. A case is a script of its own: `node tests/trust/killedWhileBooking.ts`
 * runs its short form, `--long` its long one.
 */
import { appendFileSync } from 'node:fs';

/** One thing that was seen: a figure beside the bar it has to hold. */
export interface Claim {
  /** What was counted or measured, with its unit. */
  what: string;
  figure: number | string;
  /** What the figure has to be, in words: `0`, `≤ 150`, `all`. */
  bar: string;
  held: boolean;
}

export interface Trial {
  /** The long form: more rounds, more time. */
  long: boolean;
  claim: (what: string, figure: number | string, bar: string, held: boolean) => void;
  /**
   * Something that has to happen, and within a time. That it happens is judged always; how long it took, in milliseconds, is judged by the
   * long form, on a machine that has nothing else to do, and only printed by the short one, where it counts as nothing. Null: it never happened.
   */
  timed: (what: string, took: number | null, most: number) => void;
  /** Says why a part cannot be done on this machine (a tool that is missing, no right to mount); nothing is counted as passed. */
  leaveOut: (what: string, why: string) => void;
}

/** What is told to `tests/trust/run.ts`, a line of JSON each, when it asks for it by this variable. */
const REPORT = process.env['TRUST_REPORT'];
const tell = (line: object) => {
  if (REPORT) appendFileSync(REPORT, `${JSON.stringify(line)}\n`);
};

/**
 * Runs a case, prints each claim and a last line `N passed, N failed`, and ends the process with 1 when one does not hold.
 * What the case throws is a failed claim: nothing is lost silently. A case that claims nothing has failed.
 */
export async function trial(name: string, body: (trial: Trial) => Promise<void>): Promise<void> {
  const long = process.argv.includes('--long');
  const claims: Claim[] = [];
  const claim: Trial['claim'] = (what, figure, bar, held) => {
    const made = { what, figure, bar, held };
    claims.push(made);
    tell(made);
    console.info(`${held ? '✓' : '✗'} ${what}: ${figure} (${bar})`);
  };
  let leftOut = 0;
  const leaveOut: Trial['leaveOut'] = (what, why) => {
    leftOut += 1;
    tell({ what, leftOut: why });
    console.info(`– ${what}: left out, ${why}`);
  };
  const timed: Trial['timed'] = (what, took, most) => {
    if (took === null || long) claim(`${what}, ms`, took === null ? 'never' : Math.round(took), `≤ ${most}`, took !== null && took <= most);
    else leaveOut(`${what}, ms: ${Math.round(took)} (≤ ${most})`, 'times are judged by the long form');
  };
  console.info(`${name}, ${long ? 'long' : 'short'} form`);
  try {
    await body({ long, claim, timed, leaveOut });
  } catch (error) {
    claim(`ended with ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, 'an error', 'none', false);
  }
  if (claims.length === 0 && leftOut === 0) claim('claims', 0, '≥ 1', false);
  const failed = claims.filter(({ held }) => !held).length;
  console.info(`\n${claims.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
