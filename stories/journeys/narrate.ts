import type { StoryContext } from '@storybook/react-vite';
import type { Text } from '../../src/contract/language';
import { languageOf } from '../fixtures/translate';

/** Runs a step of a journey, named in the story's language from a spectator's view. */
export const narrate =
  ({ globals, step }: Pick<StoryContext, 'globals' | 'step'>) =>
  async (name: Text, does: () => Promise<void>): Promise<void> => {
    await step(name[languageOf(globals['locale'])], does);
  };
