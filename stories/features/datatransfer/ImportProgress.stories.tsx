import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImportProgress } from '../../../src/features/datatransfer/ImportProgress';
import type { ImportProgressState } from '../../../src/features/datatransfer/useImport';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { data, spaced } from './steps';

const meta = preview.meta({ component: ImportProgress, args: { state: { kind: 'sending', share: 0.42 } as ImportProgressState, onCancel: fn() }, decorators: [withWidth(760)] });

/** File being sent. Checks that the share is shown, and that the upload can be cancelled. */
export const Default = meta.story({
  async play(steps) {
    const t = data(steps);
    await expect(steps.canvas.getByRole('progressbar', { name: t('import.title') })).toHaveAttribute('aria-valuenow', '42');
    await expect(steps.canvas.getByText(spaced(t('import.sending', { percent: steps.globals['locale'] === 'fr' ? '42 %' : '42%' })))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('import.cancel') }));
    await expect(steps.args.onCancel).toHaveBeenCalledOnce();
  },
});

/** File sent, and being checked by the server. Checks that it can no longer be cancelled. */
export const Checking = meta.story({
  tags: ['no-screenshot'],
  args: { state: { kind: 'checking' } },
  async play(steps) {
    const t = data(steps);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('import.checking')));
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});
