import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { UndoCompletedAction } from '../../../src/features/admin/UndoCompletedAction';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { failing } from '../../fixtures/handlers';
import { normalizeSpaces } from '../../fixtures/translate';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const RESTORE = '/api/meat/:id/restore';

const meta = preview.meta({
  component: UndoCompletedAction,
  decorators: [withPadding],
  args: { manifest: MANIFESTS.meat, done: { kind: 'deleted' as const, id: 'brisket', name: 'Brisket' }, onClose: fn() },
  parameters: { handlers: [http.post(RESTORE, () => HttpResponse.json({}))] },
});

/** Undo of a deletion. Checks that the record is restored. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('done.removed', { count: 1, name: 'Brisket' })));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('done.undone'))));
  },
});

/** Undo after the retention period. Checks that an error is shown, because the server keeps deleted records for a limited time. */
export const TooLate = meta.story({
  parameters: { handlers: [failing(RESTORE, 404)] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('refused.undo'))));
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

const sent: unknown[] = [];
const recordRequest = ({ request }: { request: Request }) => sent.push(request.method, request.headers.get('if-match'));

/** Undo of an edit. Checks that the former values are restored against the saved version. */
export const Saved = meta.story({
  args: { done: { kind: 'saved' as const, id: 'brisket', name: 'Brisket', version: 4, former: { name_fr: 'Poitrine', name_en: 'Brisket' } } },
  parameters: {
    handlers: [
      http.put('/api/meat/:id', async ({ request }) => {
        recordRequest({ request });
        sent.push(await request.json());
        return HttpResponse.json({ id: 'brisket', version: 5 });
      }),
    ],
  },
  beforeEach() {
    sent.length = 0;
  },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('done.undone'))));
    await expect(sent).toEqual(['PUT', '"4"', { name_fr: 'Poitrine', name_en: 'Brisket' }]);
  },
});

/** Undo after another user's edit. Checks that the other edit is kept and that the reason is shown. */
export const Changed = meta.story({
  args: { done: { kind: 'saved' as const, id: 'brisket', name: 'Brisket', version: 4, former: {} } },
  parameters: { handlers: [failing('/api/meat/:id', 412, 'Quelqu’un d’autre a changé ceci entre-temps.')] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent('Quelqu’un d’autre a changé ceci entre-temps.'));
  },
});

/** Undo of a creation. Checks that the record is deleted. */
export const Created = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { done: { kind: 'created' as const, id: 'brisket', name: 'Brisket', version: 1 } },
  parameters: {
    handlers: [
      http.delete('/api/meat/:id', ({ request }) => {
        recordRequest({ request });
        return HttpResponse.json({});
      }),
    ],
  },
  beforeEach() {
    sent.length = 0;
  },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('done.undone'))));
    await expect(sent).toEqual(['DELETE', '"1"']);
  },
});

export const Closed = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('done.undo') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('done.undone'))));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('refused.close') }));
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});
