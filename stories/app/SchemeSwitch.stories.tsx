import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SchemeSwitch } from '../../src/app/SchemeSwitch';
import { shellTexts } from '../../src/app/texts';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: SchemeSwitch, parameters: { layout: 'centered' } });

export const Default = meta.story();

/** With a visible label, as in the mobile menu. */
export const WithLabel = meta.story({ args: { withLabel: true } });

/** Colour scheme changed. Checks that the choice is stored for the next visit. */
export const Switched = meta.story({
  globals: { scheme: 'dark' },
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, globals, userEvent }) {
    const setItem = spyOn(Storage.prototype, 'setItem');
    await userEvent.click(canvas.getByRole('button', { name: translator(shellTexts, globals['locale'])('schemeToLight') }));
    await expect(setItem).toHaveBeenCalledWith('scheme', 'light');
    setItem.mockRestore();
  },
});
