import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import { ConfirmDialog } from '../../../src/features/mailbox/ConfirmDialog';
import { normalizeSpaces } from '../../fixtures/translate';
import { inDialog, texts } from './steps';

const meta = preview.meta({
  component: ConfirmDialog,
  args: { title: 'Effacer le message de Julie', sentence: 'Ce message disparaît pour de bon.', keep: 'Garder', confirm: 'Effacer pour de bon', color: 'error' as const, perform: fn(() => Promise.resolve()), onClose: fn() },
});

export const Default = meta.story({ play: async ({ args }) => expect((await inDialog()).getByRole('heading', { name: args.title })).toBeVisible() });

export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ args, userEvent }) {
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: args.confirm }));
    await waitFor(() => expect(args.perform).toHaveBeenCalledOnce());
  },
});

/** Action in flight. Checks that the dialog cannot be left. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { perform: fn(() => new Promise<void>(() => {})) },
  async play({ args, userEvent }) {
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: args.confirm }));
    await waitFor(() => expect(dialog.getByRole('button', { name: args.keep })).toBeDisabled());
  },
});

/** Connection lost. */
export const Failed = meta.story({
  args: { perform: fn(() => Promise.reject(new TypeError('offline'))) },
  async play(steps) {
    const dialog = await inDialog();
    await steps.userEvent.click(dialog.getByRole('button', { name: steps.args.confirm }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('message.unreachable')));
    await expect(dialog.getByRole('button', { name: steps.args.confirm })).toBeEnabled();
  },
});

/** Refusal. Checks that the server's sentence is shown. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  args: { perform: fn(() => Promise.reject(new ApiError('Le texte a été effacé.', 409))) },
  async play({ args, userEvent }) {
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: args.confirm }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Le texte a été effacé.');
  },
});
