import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Steps of the gate, from the cheapest to the most expensive. */
export const STEPS = ['types', 'lint', 'unit', 'server', 'postgres', 'build', 'budget', 'hardening', 'stories-fr', 'stories-en', 'storybook', 'e2e-desk', 'e2e-phone'] as const;
export type Step = (typeof STEPS)[number];

export interface Check {
  step: Step;
  /** Test files or hardening cases; empty for a step that is one check as a whole. */
  only: readonly string[];
}

/** Fault as a patch, with a one-sentence description and the checks that are expected to catch the fault. */
export interface Fault {
  name: string;
  path: string;
  sentence: string;
  checks: readonly Check[];
}

const isStep = (name: string | undefined): name is Step => STEPS.some((step) => step === name);

/**
 * Reads the header of a patch: `Fault: <sentence>`, then a line `Step: <step> <files>` for each check.
 * @throws Error when the sentence or the steps are missing, or a step does not exist
 */
export function readFault(path: string, patch: string): Fault {
  const name = path.replace(/^.*\/(.*)\.patch$/, '$1');
  const sentence = /^Fault: (.+)$/m.exec(patch)?.[1];
  const checks = [...patch.matchAll(/^Step: (.+)$/gm)].map(([, line = '']): Check => {
    const [step, ...only] = line.split(' ');
    if (!isStep(step)) throw new Error(`${name}: there is no step ${step}; there are ${STEPS.join(', ')}`);
    return { step, only };
  });
  if (!sentence || checks.length === 0) throw new Error(`${name}: the patch must begin with "Fault: …" and at least one "Step: …"`);
  return { name, path, sentence, checks: checks.toSorted((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step)) };
}

/** Reads the planted faults, sorted by number. */
export const readFaults = (): Fault[] =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.patch'))
    .toSorted()
    .map((file) => join(import.meta.dirname, file))
    .map((path) => readFault(path, readFileSync(path, 'utf8')));
