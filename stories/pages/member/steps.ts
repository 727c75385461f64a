import { expect } from 'storybook/test';

/** Expects no horizontal overflow. */
export const expectNothingWider = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
