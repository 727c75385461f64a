import type { PublicSettings } from '../../contract/settings';
import { hasPlaceholders } from './summaries';
import type { FormPart } from './parts';

/** Steps of a new owner, in order. Each can be skipped and taken up later. */
export const FIRST_STEPS = ['identity', 'hours', 'premises', 'taxes', 'bookingRates', 'look', 'pictures', 'mail', 'samples'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const isFirstStep = (name: string): name is FirstStep => FIRST_STEPS.some((step) => step === name);

/** Steps without a form of the settings. */
const OTHER_STEPS = ['pictures', 'mail', 'samples'] as const satisfies readonly FirstStep[];
type OtherStep = (typeof OTHER_STEPS)[number];

export const isPartStep = (step: FirstStep): step is Exclude<FirstStep, OtherStep> & FormPart => !OTHER_STEPS.some((other) => other === step);

/** Progress that the settings alone do not show; null until it has loaded. */
export interface Progress {
  samples: number;
  canMailLeave: boolean;
}

/** `todo`: still holds what a new installation invents. `optional`: works as it is. */
export type StepState = 'done' | 'todo' | 'optional';

/** Returns the state of a step. */
export function stateOf(step: FirstStep, settings: PublicSettings, progress: Progress | null): StepState {
  if (step === 'samples') return progress === null || progress.samples > 0 ? 'todo' : 'done';
  if (step === 'mail') return progress?.canMailLeave ? 'done' : 'todo';
  if (step === 'bookingRates' || step === 'look' || step === 'pictures') return 'optional';
  return hasPlaceholders(step, settings) ? 'todo' : 'done';
}

/** Returns the step before or after another one; null at either end. */
export const neighbour = (step: FirstStep, by: 1 | -1): FirstStep | null => FIRST_STEPS[FIRST_STEPS.indexOf(step) + by] ?? null;
