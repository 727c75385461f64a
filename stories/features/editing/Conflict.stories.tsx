import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Conflict } from '../../../src/features/editing/Conflict';
import { plainEntry, plainText, richEntry, richText } from '../../fixtures/contentEntries';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: Conflict, args: { text: plainText, currentEntry: plainEntry, onSaveMine: fn(), onTake: fn() }, decorators: [onPaper] });

/** Concurrent edit: the other version in both languages, and the two ways to resolve the conflict. */
export const Default = meta.story({
  async play(steps) {
    for (const text of [plainEntry.value.fr, plainEntry.value.en]) await expect(steps.canvas.getByText(text)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('conflict.keep') }));
    await expect(steps.args.onSaveMine).toHaveBeenCalledTimes(1);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('conflict.take') }));
    await expect(steps.args.onTake).toHaveBeenCalledTimes(1);
  },
});

export const Rich = meta.story({ tags: ['no-screenshot', '!dev'], args: { text: richText, currentEntry: richEntry } });

/** Concurrent edit in which the other user restored the built-in text. */
export const BackToOriginal = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { currentEntry: null },
  async play({ canvas }) {
    await expect(canvas.getByText(plainText.builtIn.fr)).toBeVisible();
  },
});
