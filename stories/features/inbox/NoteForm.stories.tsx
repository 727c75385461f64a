import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { loadDraft } from '../../../src/api/draftStore';
import { NoteForm } from '../../../src/features/inbox/NoteForm';
import type { RequestActionOptions } from '../../../src/features/inbox/useRequestAction';
import { pending, unreachable } from '../../fixtures/handlers';
import { confirmedRequest } from '../../fixtures/inbox';
import { pressKey } from '../../fixtures/keyboard';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const request = confirmedRequest('fr');

const meta = preview.meta({ component: NoteForm, decorators: [withWidth(520)], args: { request, onDone: fn(), onChanged: fn() }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

/** Expects the focus to be anywhere inside the form. */
const inForm = ({ canvas }: Pick<PlayContext, 'canvas'>) => expect(canvas.getByRole('textbox').closest('form')).toContainElement(document.activeElement as HTMLElement);

/** Unchanged note. Checks that no save button is shown. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('textbox')).toHaveValue(request.note);
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/booking/:id/note')] },
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ' Fait.');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: inbox(steps)('note.save') }));
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
    await waitFor(() => inForm(steps));
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
  parameters: { handlers: [unreachable('/api/booking/:id/note')] },
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ' Fait.');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: inbox(steps)('note.save') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable')));
    await expect(loadDraft(`${request.id} note`, new Date(NOW))).toEqual({ note: `${request.note} Fait.` });
  },
});

/** Form as on its page: a saved note becomes part of the request. */
function StatefulNoteForm({ request: first, onDone, ...options }: RequestActionOptions) {
  const [now, setNow] = useState(first);
  return (
    <NoteForm
      {...options}
      request={now}
      onDone={(after) => {
        onDone(after);
        setNow(after);
      }}
    />
  );
}

/** Keyboard navigation. Checks that the focus stays in the form when the save button is removed after saving. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args) => <StatefulNoteForm {...args} />,
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), ' Fait.');
    await pressKey(steps, await steps.canvas.findByRole('button', { name: inbox(steps)('note.save') }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
    await waitFor(() => expect(steps.canvas.queryByRole('button')).toBeNull());
    await inForm(steps);
  },
});
