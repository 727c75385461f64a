import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { offlineTexts } from '../../../src/features/offline/texts';
import { UpdateOffer } from '../../../src/features/offline/UpdateOffer';
import { offerUpdate } from '../../../src/features/offline/updates';
import { spoken } from '../../fixtures/spoken';
import { overPage } from './steps';

const postMessage = fn<(message: unknown) => void>();

const meta = preview.meta({
  component: UpdateOffer,
  args: { reload: fn<() => void>() },
  decorators: [overPage],
  beforeEach: () => {
    postMessage.mockClear();
    offerUpdate({ postMessage });
    return () => offerUpdate(null);
  },
});

/** A new version waits; nothing happens until somebody asks for it. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(spoken(offlineTexts, globals['locale'])('update.ready')));
    await expect(postMessage).not.toHaveBeenCalled();
  },
});

/** The new version is told to take over, once, and there is no way back; the button that waits gives the focus to the words. */
export const Applying = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = spoken(offlineTexts, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('update.apply') }));
    await expect(await canvas.findByRole('button', { name: new RegExp(t('update.applying')) })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t('update.later') })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(postMessage).toHaveBeenCalledOnce();
    await expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  },
});

/** Whoever has a form in hand goes on with it. */
export const Later = meta.story({
  tags: ['no-picture', '!dev'],
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: spoken(offlineTexts, globals['locale'])('update.later') }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(postMessage).not.toHaveBeenCalled();
  },
});

/** Another window took the new version over: there is nothing left to offer. */
export const TakenOver = meta.story({
  tags: ['no-picture', '!dev'],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    offerUpdate(null);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});
