import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { UndoSnackbar } from '../../../src/features/admin/UndoSnackbar';
import { normalizeSpaces } from '../../fixtures/translate';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({
  component: UndoSnackbar,
  decorators: [
    (Story) => (
      <>
        <input aria-label="words" />
        <Story />
      </>
    ),
    withPadding,
  ],
  args: { state: { kind: 'offered' as const, offer: { message: '« Fête de juin » est supprimé.', undo: () => Promise.resolve() }, at: 0 }, onUndo: fn(), onClose: fn() },
});

/** Undo offer. Checks that the button and the keyboard shortcut undo, and that a text field keeps its native shortcut. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await expect(steps.args.onUndo).toHaveBeenCalledTimes(1);
    await steps.userEvent.keyboard('{Control>}z{/Control}');
    await expect(steps.args.onUndo).toHaveBeenCalledTimes(2);
    await steps.userEvent.click(steps.canvas.getByRole('textbox'));
    await steps.userEvent.keyboard('{Control>}z{/Control}');
    await expect(steps.args.onUndo).toHaveBeenCalledTimes(2);
  },
});

export const Undone = meta.story({
  args: { state: { kind: 'undone' as const } },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('done.undone'))),
});

export const Failed = meta.story({
  args: { state: { kind: 'failed' as const } },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('refused.undo'))),
});
