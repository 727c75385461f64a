import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { offlineTexts } from '../../../src/features/offline/texts';
import { UpdatePrompt } from '../../../src/features/offline/UpdatePrompt';
import { setWaitingWorker } from '../../../src/features/offline/updates';
import { translator } from '../../fixtures/translate';
import { overPage } from './steps';

const postMessage = fn<(message: unknown) => void>();

const meta = preview.meta({
  component: UpdatePrompt,
  args: { reload: fn<() => void>() },
  decorators: [overPage],
  beforeEach: () => {
    postMessage.mockClear();
    setWaitingWorker({ postMessage });
    return () => setWaitingWorker(null);
  },
});

/** Update available; nothing happens until the user applies the update. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(translator(offlineTexts, globals['locale'])('update.ready')));
    await expect(postMessage).not.toHaveBeenCalled();
  },
});

/** Applying: the waiting worker receives `SKIP_WAITING` once, "Later" is disabled, and the focus moves to the status. */
export const Applying = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = translator(offlineTexts, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('update.apply') }));
    await expect(await canvas.findByRole('button', { name: new RegExp(t('update.applying')) })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t('update.later') })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(postMessage).toHaveBeenCalledOnce();
    await expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  },
});

/** "Later" closes the notice without activating the update, so that the user can finish a form. */
export const Later = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: translator(offlineTexts, globals['locale'])('update.later') }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(postMessage).not.toHaveBeenCalled();
  },
});

/** Update activated from another tab: the notice disappears. */
export const TakenOver = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    setWaitingWorker(null);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});
