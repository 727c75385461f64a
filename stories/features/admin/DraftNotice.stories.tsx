import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDay } from '../../../src/contract/formats';
import { DraftNotice } from '../../../src/features/admin/DraftNotice';
import { formTexts } from '../../../src/features/admin/formTexts';
import { NOW } from '../../fixtures/now';
import { languageOf, plainSpaces, spoken } from '../../fixtures/spoken';

const meta = preview.meta({ component: DraftNotice, args: { at: Date.parse(NOW), onDiscard: fn(), onRestore: fn() } });

/** A draft can be thrown away, and taken back; the button keeps the focus. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = spoken(formTexts, globals['locale']);
    await expect(canvas.getByRole('status')).toHaveTextContent(plainSpaces(t('draft.found', { day: formatDay(NOW.slice(0, 10), languageOf(globals['locale'])) })));
    await userEvent.click(canvas.getByRole('button', { name: t('draft.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    const undo = canvas.getByRole('button', { name: t('draft.undo') });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onRestore).toHaveBeenCalledTimes(1);
  },
});
