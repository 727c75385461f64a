import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readWriting } from '../../../src/api/writings';
import { NoteForm } from '../../../src/features/inbox/NoteForm';
import { pending, unreachable } from '../../fixtures/handlers';
import { confirmedRequest } from '../../fixtures/inbox';
import { NOW } from '../../fixtures/now';
import { plainSpaces } from '../../fixtures/spoken';
import { ownerSession } from '../../fixtures/user';
import { inbox, narrow } from './steps';

const request = confirmedRequest('fr');

const meta = preview.meta({ component: NoteForm, decorators: [narrow], args: { request, onDone: fn(), onChanged: fn() }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

/** As it was left: there is nothing to keep. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('textbox')).toHaveValue(request.note);
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

export const Submitting = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [pending('/api/booking/:id/note')] },
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ' Fait.');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: inbox(steps)('note.save') }));
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(plainSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
    await expect(steps.args.onDone).not.toHaveBeenCalled();
  },
});

export const Submitted = meta.story({
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ' Fait.');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: inbox(steps)('note.save') }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledWith(expect.objectContaining({ note: `${request.note} Fait.` })));
  },
});

export const Failed = meta.story({
  parameters: { answers: [unreachable('/api/booking/:id/note')] },
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ' Fait.');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: inbox(steps)('note.save') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(plainSpaces(inbox(steps)('problem.unreachable')));
    await expect(readWriting(`${request.id} note`, new Date(NOW))).toEqual({ note: `${request.note} Fait.` });
  },
});
