import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestActions } from '../../../src/features/inbox/RequestActions';
import { addressIs, inbox, withAddress } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: RequestActions, decorators: [withWidth(1360), withAddress], args: { id: 'r4', actions: ['confirm', 'decline', 'cancel', 'move', 'note', 'edit', 'propose'] as const, busy: false, onFinish: fn() }, parameters: { route: 'admin/requests/r4' } });

/** Actions, the main one first. Checks that a selected action is in the URL. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([t('acts.confirm'), t('acts.propose'), t('acts.decline'), t('acts.move'), t('acts.cancel')]);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.decline') }));
    await addressIs('?act=decline');
    await expect(steps.canvas.getByRole('link', { name: t('acts.edit') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/requests\/r4\/edit$/));
  },
});

/** Actions on the date of the event. */
export const Finishing = meta.story({
  args: { actions: ['finish', 'move', 'cancel', 'note', 'edit', 'propose'] as const },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: inbox(steps)('acts.finish') }));
    await expect(steps.args.onFinish).toHaveBeenCalledOnce();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { actions: ['finish', 'note'] as const, busy: true },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: inbox(steps)('acts.finish') })).toBeDisabled(),
});

/** Actions after the event. Only the note and the erasure of personal data remain. */
export const Expired = meta.story({
  args: { actions: ['note', 'erase'] as const },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: inbox(steps)('acts.erase') })).toBeVisible(),
});

export const Empty = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { actions: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
