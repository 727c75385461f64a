import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FluidPause } from '../../../src/features/fluid/FluidPause';
import { fluidTexts } from '../../../src/features/fluid/texts';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: FluidPause, parameters: { layout: 'centered' }, args: { state: 'moving' as const, onToggle: fn() } });

export const Default = meta.story({
  async play({ canvas, args, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: translator(fluidTexts, globals['locale'])('pause') }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({
  args: { state: 'paused' as const },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('button', { name: translator(fluidTexts, globals['locale'])('resume') })).toBeVisible();
  },
});

/** Pause button with a save button. Checks that the picture can be saved as a PNG file. */
export const WithSave = meta.story({
  args: { onSave: fn() },
  async play({ canvas, args, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: translator(fluidTexts, globals['locale'])('save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** Still frame. Checks that no pause button is shown. */
export const Still = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { state: 'still' as const },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
