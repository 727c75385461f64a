import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DraftNotice } from '../../../src/components/form/DraftNotice';
import { guidance } from '../../docs/guidance';

const texts = { found: 'Brouillon du 10 mai repris.', discard: 'Supprimer le brouillon', discarded: 'Brouillon supprimé.', undo: 'Le reprendre' };

const meta = preview.meta({ component: DraftNotice, parameters: { docs: { description: { component: guidance('form/DraftNotice') } } }, args: { texts, onDiscard: fn(), onRestore: fn() } });

/** Restored draft. Checks that the draft can be discarded and restored, and that the button keeps the focus. */
export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.found);
    await userEvent.click(canvas.getByRole('button', { name: texts.discard }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    const undo = canvas.getByRole('button', { name: texts.undo });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onRestore).toHaveBeenCalledTimes(1);
  },
});
