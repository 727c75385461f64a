import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceCards } from '../../../src/features/admin/ResourceCards';
import { rowsOf } from '../../fixtures/listServer';
import { list, longEvent, manyEvents } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const events = manyEvents(3);

const meta = preview.meta({
  component: ResourceCards,
  decorators: [withPadding],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { manifest: MANIFESTS.event, records: events, selected: ['event-1'], untouchable: null, onSelect: fn() },
});

export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: list(steps)('selection.all') }));
    await expect(steps.args.onSelect).toHaveBeenLastCalledWith(events.map(({ id }) => id));
    await steps.userEvent.click(steps.canvas.getAllByRole('checkbox')[2] ?? document.body);
    await expect(steps.args.onSelect).toHaveBeenLastCalledWith([]);
  },
});

export const LongText = meta.story({
  args: { records: [longEvent], selected: [] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});

/** Account list. Checks that the owner's own account cannot be selected, alone or with all others. */
export const Users = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { manifest: MANIFESTS.user, records: rowsOf('user'), selected: [], untouchable: rowsOf('user')[0]?.id ?? null },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: list(steps)('selection.all') }));
    await expect(steps.args.onSelect).toHaveBeenLastCalledWith(rowsOf('user').slice(1).map(({ id }) => id));
  },
});
