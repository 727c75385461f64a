import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AddGroup } from '../../../src/features/attendance/AddGroup';
import { failing, pending } from '../../fixtures/handlers';
import { attemptToClose } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { ownerSession } from '../../fixtures/user';
import { dialog, texts } from './steps';

const meta = preview.meta({ component: AddGroup, parameters: { session: ownerSession }, args: { kind: 'training' as const, id: 'first-brisket', onDone: fn(), onClose: fn() } });

async function add(steps: PlayContext) {
  const over = await dialog();
  await steps.userEvent.type(over.getByLabelText(new RegExp(`^${texts(steps)('fields.name.label')}\\s*\\*?$`)), 'Luc, au téléphone');
  await steps.userEvent.click(over.getByRole('button', { name: texts(steps)('form.submit') }));
  return over;
}

/** Group with a name only. Checks that the email address is optional; without an address, no mail is sent. */
export const Default = meta.story({
  async play(steps) {
    await add(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith(expect.objectContaining({ capacity: 8 })));
  },
});

export const Invalid = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const over = await dialog();
    await steps.userEvent.click(over.getByRole('button', { name: texts(steps)('form.submit') }));
    await expect(await over.findByRole('alert')).toHaveFocus();
  },
});

/** Request in flight. Checks that the dialog cannot be closed, because the group may already be on the list. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => msw.use(pending('/api/training/:id/reservations')),
  async play(steps) {
    const over = await add(steps);
    await waitFor(() => expect(over.getByRole('button', { name: texts(steps)('form.submit') })).toBeDisabled());
    await expect(over.getByRole('button', { name: texts(steps)('acts.close') })).toBeDisabled();
    await attemptToClose(steps);
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

/** Rejected request. Checks that the dialog can be closed again. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/training/:id/reservations', 409, 'Plus assez de places.')] },
  async play(steps) {
    const over = await add(steps);
    await expect(await over.findByRole('alert')).toHaveTextContent('Plus assez de places.');
    await attemptToClose(steps);
    await expect(steps.args.onClose).toHaveBeenCalled();
  },
});
