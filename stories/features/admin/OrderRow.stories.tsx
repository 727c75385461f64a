import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OrderRow } from '../../../src/features/admin/OrderRow';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({
  component: OrderRow,
  decorators: [
    (Story) => (
      <DndContext>
        <SortableContext items={['a']}>
          <ol style={{ padding: 0, listStyle: 'none' }}>
            <Story />
          </ol>
        </SortableContext>
      </DndContext>
    ),
    withPadding,
  ],
  args: { id: 'a', name: 'Le feu et la fumée', place: 2, count: 3, onMove: fn() },
});

export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('order.up', { name: 'Le feu et la fumée' }) }));
    await expect(steps.args.onMove).toHaveBeenCalledWith(-1);
  },
});

/** Single row. Checks that moving is disabled. */
export const Alone = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { place: 1, count: 1 },
  async play(steps) {
    for (const name of ['order.up', 'order.down'] as const) await expect(steps.canvas.getByRole('button', { name: list(steps)(name, { name: 'Le feu et la fumée' }) })).toBeDisabled();
  },
});
