import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SchemeSwitch } from '../../src/app/SchemeSwitch';
import { shellTexts } from '../../src/app/texts';
import { spoken } from '../fixtures/spoken';

const meta = preview.meta({ component: SchemeSwitch, parameters: { layout: 'centered' } });

export const Default = meta.story();

/** As the phone's menu shows it. */
export const WithLabel = meta.story({ args: { withLabel: true } });

/** The choice is kept for the next visit. */
export const Switched = meta.story({
  globals: { scheme: 'dark' },
  tags: ['no-picture', '!dev'],
  async play({ canvas, globals, userEvent }) {
    const kept = spyOn(Storage.prototype, 'setItem');
    await userEvent.click(canvas.getByRole('button', { name: spoken(shellTexts, globals['locale'])('schemeToLight') }));
    await expect(kept).toHaveBeenCalledWith('scheme', 'light');
    kept.mockRestore();
  },
});
