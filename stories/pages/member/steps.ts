import { expect } from 'storybook/test';

/** Nothing is wider than the screen. */
export const expectNothingWider = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
