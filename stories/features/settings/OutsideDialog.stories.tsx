import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OutsideDialog } from '../../../src/features/settings/OutsideDialog';
import { inDialog, texts } from './steps';

const meta = preview.meta({ component: OutsideDialog, args: { point: { lat: 45.64, lng: 72.82 }, onAnswer: fn() } });

/** Longitude without its minus sign. Checks both answers. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await inDialog();
    const back = dialog.getByRole('button', { name: texts(steps)('outside.back') });
    await waitFor(() => expect(back).toBeVisible());
    await steps.userEvent.click(back);
    await expect(steps.args.onAnswer).toHaveBeenLastCalledWith(false);
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('outside.confirm') }));
    await expect(steps.args.onAnswer).toHaveBeenLastCalledWith(true);
  },
});
