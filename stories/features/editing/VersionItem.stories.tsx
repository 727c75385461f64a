import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { TextVersion } from '../../../src/contract/content';
import { VersionItem } from '../../../src/features/editing/VersionItem';
import { plainText, versions } from '../../fixtures/contentEntries';
import { onPaper, textOf } from './steps';

const [newest, deletion, first] = versions as [TextVersion, TextVersion, TextVersion];

const meta = preview.meta({
  component: VersionItem,
  args: { version: first, before: plainText.builtIn, after: { fr: 'L’histoire de la famille', en: 'The story of the family' }, current: false, busy: false, onRestore: fn() },
  decorators: [(Story) => <ol style={{ padding: 0 }}><Story /></ol>, onPaper],
  tags: ['no-screenshot'],
});

/** Version with an unknown author. Checks that the version can be restored. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('versions.restoreNumber', { number: 1 }) }));
    await expect(steps.args.onRestore).toHaveBeenCalledTimes(1);
  },
});

export const Current = meta.story({
  args: { version: newest, current: true },
  async play(steps) {
    await expect(steps.canvas.getByText(textOf(steps)('versions.current'))).toBeVisible();
    await expect(steps.canvas.getByText(/Samuel/)).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

/** Version that deleted the override. */
export const BackToOriginal = meta.story({
  args: { version: deletion, after: plainText.builtIn, before: { fr: 'L’histoire de la famille', en: 'The story of the family' } },
  async play(steps) {
    await expect(steps.canvas.getByText(textOf(steps)('versions.original'))).toBeVisible();
  },
});
