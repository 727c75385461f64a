import Button from '@mui/material/Button';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveDraft, loadDraft } from '../../../src/api/draftStore';
import { EraseForm } from '../../../src/features/inbox/EraseForm';
import { pending, unreachable } from '../../fixtures/handlers';
import { waitingRequest } from '../../fixtures/inbox';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const request = waitingRequest('fr', { status: 'declined', version: 2 });

const meta = preview.meta({ component: EraseForm, decorators: [withWidth(520)], args: { request, onDone: fn(), onChanged: fn(), cancel: <Button color="inherit">×</Button> }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

const type = async (steps: PlayContext, reference: string) => {
  await steps.userEvent.type(steps.canvas.getByRole('textbox'), reference);
  await steps.userEvent.click(steps.canvas.getByRole('button', { name: inbox(steps)('erase.submit') }));
};

/** Erasure form. The consequences are shown before the button. */
export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('erase.what')))).toBeVisible() });

/** Wrong reference. Checks that no data is erased. */
export const Invalid = meta.story({
  async play(steps) {
    await type(steps, 'B-222222');
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/booking/:id/erase')] },
  async play(steps) {
    await type(steps, request.reference);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});

/** Correct reference. Checks that the data is erased, including drafts of mails to the customer. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    saveDraft(`${request.id} move`, { text: 'Bonjour Julie' }, new Date(NOW));
    await type(steps, request.reference.toLowerCase());
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
    await expect(loadDraft(`${request.id} move`, new Date(NOW))).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable('/api/booking/:id/erase')] },
  async play(steps) {
    await type(steps, request.reference);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable')));
  },
});
