import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DeletedNotice } from '../../../src/features/admin/DeletedNotice';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { failing } from '../../fixtures/handlers';
import { plainSpaces } from '../../fixtures/spoken';
import { aired, list } from './listSteps';

const RESTORE = '/api/meat/:id/restore';

const meta = preview.meta({
  component: DeletedNotice,
  decorators: [aired],
  args: { manifest: MANIFESTS.meat, thing: { id: 'brisket', name: 'Brisket' }, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(http.post(RESTORE, () => HttpResponse.json({}))),
});

/** Taken up, the thing is put back. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(plainSpaces(list(steps)('done.removed', { count: 1, name: 'Brisket' })));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(plainSpaces(list(steps)('done.undone'))));
  },
});

/** The server keeps what was deleted for a while only. */
export const TooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(RESTORE, 404)),
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(plainSpaces(list(steps)('refused.undo'))));
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  tags: ['no-picture'],
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(plainSpaces(list(steps)('done.undone'))));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('refused.close') }));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});
