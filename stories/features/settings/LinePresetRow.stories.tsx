import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LinePresetRow } from '../../../src/features/settings/LinePresetRow';
import { linePresetsTexts } from '../../../src/features/settings/proposalsTexts';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { translator } from '../../fixtures/translate';
import { inPart, texts } from './steps';

const meta = preview.meta({
  component: LinePresetRow,
  tags: ['no-screenshot'],
  decorators: [(Story) => <ol>{<Story />}</ol>, inPart('linePresets')],
  args: { name: 'presets.0', index: 0, count: 2, onMove: fn(), onRemove: fn() },
  parameters: { route: 'admin/settings/linePresets' },
});

/** Line with an amount per guest, first of two. Checks that it can be moved down and removed, and that its unit follows the checkbox. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(linePresetsTexts, globals['locale']);
    const perGuest = texts({ globals })('units.dollarsPerGuest');
    await expect(canvas.getByRole('button', { name: t('rows.up', { number: 1 }) })).toBeDisabled();
    await expectTouchTargets([canvas.getByRole('button', { name: t('rows.down', { number: 1 }) })]);
    await userEvent.click(canvas.getByRole('button', { name: t('rows.down', { number: 1 }) }));
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: t('rows.remove', { number: 1 }) }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText(perGuest)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByText(perGuest)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
  },
});

/** Line with a fixed amount, last of two. */
export const Fixed = meta.story({
  args: { name: 'presets.1', index: 1 },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
});
