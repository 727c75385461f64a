import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signedIn } from '../../features/requests/steps';
import { tiles } from '../../fixtures/tiles';

/** A signed-in person, who may open the map. */
export function beforeRequest({ msw }: Pick<StoryContext, 'msw'>): void {
  msw.use(tiles);
  signedIn();
}

/** Nothing is wider than the screen. */
export const expectNothingWider = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
