import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OverrideCapacityField } from '../../../src/features/inbox/OverrideCapacityField';
import { fullDay } from '../../fixtures/inbox';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: OverrideCapacityField, decorators: [withWidth(520)], args: { fullDay: fullDay('2027-06-12'), moves: false, overbook: false, onToggle: fn() }, parameters: { route: 'admin/requests/r4' } });

/** Full day. The reason, the existing booking and a confirmation checkbox are shown. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t('when.full', { taken: 1, places: 1 })));
    const box = steps.canvas.getByRole('checkbox', { name: t('letter.anyway') });
    await expect(box).not.toBeChecked();
    await steps.userEvent.click(box);
    await expect(steps.args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Moving = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { moves: true, overbook: true },
  play: async (steps) => expect(steps.canvas.getByRole('checkbox', { name: inbox(steps)('letter.moveAnyway') })).toBeChecked(),
});
