import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { SelectionBar } from '../../../src/features/admin/SelectionBar';
import { list, manyEvents } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const [one, two, hidden] = manyEvents(3);

const meta = preview.meta({
  component: SelectionBar,
  decorators: [withPadding],
  args: { manifest: MANIFESTS.event, selected: [one ?? { id: '' }, two ?? { id: '' }], busy: false, onPublish: fn(), onUnpublish: fn(), onRemove: fn(), onClear: fn() },
});

/** Selection of published records. Checks that the publish button is disabled. */
export const Default = meta.story({
  async play(steps) {
    const t = list(steps);
    await expect(steps.canvas.getByRole('button', { name: t('selection.publish') })).toBeDisabled();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('selection.unpublish') }));
    await expect(steps.args.onUnpublish).toHaveBeenCalledOnce();
  },
});

export const Hidden = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { selected: [hidden ?? { id: '' }] },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: list(steps)('selection.unpublish') })).toBeDisabled(),
});

/** Selection of meats, which have no publication status. Checks that no publish button is shown. */
export const Meats = meta.story({
  args: { manifest: MANIFESTS.meat },
  play: async (steps) => expect(steps.canvas.queryByRole('button', { name: list(steps)('selection.publish') })).toBeNull(),
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { busy: true },
  async play(steps) {
    for (const button of steps.canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});
