import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { VariationRow } from '../../../src/features/admin/VariationRow';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { inForm } from './steps';

const meta = preview.meta({
  component: VariationRow,
  args: { name: 'variations.0', index: 0, count: 3, isDefault: true, onMove: fn(), onRemove: fn(), onDefault: fn() },
  render: (args) => (
    <ol style={{ listStyle: 'none', padding: 0 }}>
      <VariationRow {...args} />
    </ol>
  ),
  decorators: [inForm({ manifest: MANIFESTS.side, resource: resourceFixture('side') })],
});

/** First row. Checks that the button to move up is disabled. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await expect(canvas.getByRole('button', { name: t('rows.up', { number: 1 }) })).toBeDisabled();
    const down = canvas.getByRole('button', { name: t('rows.down', { number: 1 }) });
    const remove = canvas.getByRole('button', { name: t('rows.remove', { number: 1 }) });
    await expectTouchTargets([down, remove]);
    await userEvent.click(down);
    await userEvent.click(remove);
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await expect(args.onRemove).toHaveBeenCalled();
  },
});

/** Single row. Checks that moving is disabled. */
export const Alone = meta.story({
  args: { count: 1, isDefault: false },
  play: ({ canvas, globals }) => expect(canvas.getByRole('button', { name: translator(formTexts, globals['locale'])('rows.down', { number: 1 }) })).toBeDisabled(),
});
