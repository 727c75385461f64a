import type { Source } from './architecture/tree.ts';
import { componentsOf, inRooms, statesOf, storyOf } from './storyCoverage.ts';

/** Behaviour of a component that requires states, the pattern that detects the behaviour in its code, and those states. */
interface Rule {
  does: string;
  pattern: RegExp;
  /** Each pattern must match the name of at least one of the component's stories. */
  states: readonly RegExp[];
}

const FAILED = /^(\w*Failed|Rejected|NotFound|Unreachable)/;

const RULES: readonly Rule[] = [
  { does: 'reads, and may not be answered', pattern: /\{[^{}]*\berror\b[^{}]*\} = use[A-Z]\w*\(/, states: [/^\w*Loading/, FAILED] },
  { does: 'sends a form', pattern: /<Form\b/, states: [/^\w*Submitting/, FAILED] },
  { does: 'says that there is nothing', pattern: /\bt\('(?:\w+\.)*empty(?:Title|\.title)?'/, states: [/^(Empty|NothingFound|NoType)/] },
];

/** Components that match a rule but show its states elsewhere or have none, with the reason. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'src/features/setup/SetupForm.tsx': 'Stands on one page alone, whose stories show its states.',
  'src/components/wizard/StepForm.tsx': 'A step of the wizard, whose stories show how it is sent.',
  'src/features/debug/DebugPanel.tsx': 'A value of the environment may be empty; its list is not.',
};

/** Lists the states that a component's code implies and no story shows, one sentence each. */
export function missingStates(files: readonly Source[], excused: Readonly<Record<string, string>> = EXCUSED): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter((source) => inRooms(source) && !(source.path in excused))
    .flatMap((source) => componentsOf(source).map((name) => ({ source, name, story: storyOf(source.path, name) })))
    .flatMap(({ source, name, story }) => {
      const shown = statesOf(texts.get(story) ?? '');
      return RULES.filter(({ pattern }) => pattern.test(source.text)).flatMap(({ does, states }) =>
        states.filter((state) => !shown.some((each) => state.test(each))).map((state) => `${name} (${source.path}) ${does}: ${story} has no state ${String(state)}`),
      );
    });
}

/** Lists exemptions of files that no longer exist, or no longer need one. */
export function staleExcuses(files: readonly Source[], excused: Readonly<Record<string, string>> = EXCUSED): string[] {
  const missing = missingStates(files, {});
  return Object.keys(excused).filter((path) => !missing.some((sentence) => sentence.includes(`(${path})`)));
}
