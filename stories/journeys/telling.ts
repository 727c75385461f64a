import type { StoryContext } from '@storybook/react-vite';
import type { Text } from '../../src/contract/language';
import { languageOf } from '../fixtures/spoken';

/** Tells a journey step by step, each named in the story's language as whoever watches it would say it. */
export const telling =
  ({ globals, step }: Pick<StoryContext, 'globals' | 'step'>) =>
  async (name: Text, does: () => Promise<void>): Promise<void> => {
    await step(name[languageOf(globals['locale'])], does);
  };
