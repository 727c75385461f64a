import type { Source } from './architecture/tree.ts';
import { componentsOf, inRooms, statesOf, storyOf } from './storyCoverage.ts';

/** What a component does that has states of its own, as its code says it, and those states. */
interface Rule {
  does: string;
  said: RegExp;
  /** One of each must be among the names of its stories. */
  states: readonly RegExp[];
}

const FAILED = /^(\w*Failed|Refused|Gone|Unreachable)/;

const RULES: readonly Rule[] = [
  { does: 'reads, and may not be answered', said: /\{[^{}]*\berror\b[^{}]*\} = use[A-Z]\w*\(/, states: [/^\w*Loading/, FAILED] },
  { does: 'sends a form', said: /<Form\b/, states: [/^\w*Submitting/, FAILED] },
  { does: 'says that there is nothing', said: /\bt\('(?:\w+\.)*empty(?:Title|\.title)?'/, states: [/^(Empty|Nothing|NoType)/] },
];

/** What does so and shows its states elsewhere, or has none, each for a reason. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'src/features/setup/SetupForm.tsx': 'Stands on one page alone, whose stories show its states.',
  'src/components/wizard/StepForm.tsx': 'A step of the wizard, whose stories show how it is sent.',
  'src/features/debug/DebugPanel.tsx': 'A value of the environment may be empty; its list is not.',
};

/** The states that a component's code speaks of and no story shows, a sentence each. */
export function missingStates(files: readonly Source[], excused: Readonly<Record<string, string>> = EXCUSED): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter((source) => inRooms(source) && !(source.path in excused))
    .flatMap((source) => componentsOf(source).map((name) => ({ source, name, story: storyOf(source.path, name) })))
    .flatMap(({ source, name, story }) => {
      const shown = statesOf(texts.get(story) ?? '');
      return RULES.filter(({ said }) => said.test(source.text)).flatMap(({ does, states }) =>
        states.filter((state) => !shown.some((each) => state.test(each))).map((state) => `${name} (${source.path}) ${does}: ${story} has no state ${String(state)}`),
      );
    });
}

/** Excuses of files that are gone, or that need none any more. */
export function staleExcuses(files: readonly Source[], excused: Readonly<Record<string, string>> = EXCUSED): string[] {
  const missing = missingStates(files, {});
  return Object.keys(excused).filter((path) => !missing.some((sentence) => sentence.includes(`(${path})`)));
}
