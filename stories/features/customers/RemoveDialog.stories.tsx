import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RemoveDialog } from '../../../src/features/customers/RemoveDialog';
import { regularCustomer } from '../../fixtures/customers';
import { unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inDialog, texts } from './steps';

const PATH = '/api/customers/:id';
const customer = regularCustomer('fr');
const past = { ...customer, events: customer.events.slice(2) };

const meta = preview.meta({ component: RemoveDialog, args: { customer: past, onRemoved: fn(), onChanged: fn(), onClose: fn() }, parameters: { route: 'admin/customers/e1?act=remove', session: ownerSession } });

const remove = async (steps: PlayContext) => {
  const dialog = await inDialog();
  await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('remove.confirm') }));
  return dialog;
};

/** Card with past events only. */
export const Default = meta.story({ play: async (steps) => expect((await inDialog()).getByText(normalizeSpaces(texts(steps)('remove.sentence')))).toBeVisible() });

/** Card with an open request. Checks that deleting is not offered. */
export const NotPossible = meta.story({
  args: { customer },
  async play(steps) {
    const dialog = await inDialog();
    await expect(dialog.getByText(normalizeSpaces(texts(steps)('remove.notNow')))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: texts(steps)('remove.confirm') })).toBeNull();
  },
});

/** Deleted card. Checks that the request contains the expected version. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const seen: unknown[] = [];
    steps.msw.use(
      http.delete(PATH, ({ request }) => {
        seen.push(request.headers.get('if-match'));
        return HttpResponse.json({});
      }),
    );
    await remove(steps);
    await waitFor(() => expect(steps.args.onRemoved).toHaveBeenCalledOnce());
    await expect(seen).toEqual(['"3"']);
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.delete(PATH, () => new Promise<never>(() => {}))] },
  async play(steps) {
    const dialog = await remove(steps);
    await waitFor(() => expect(dialog.getByRole('button', { name: texts(steps)('remove.keep') })).toBeDisabled());
  },
});

/** Card changed in the meantime. Checks that the caller is asked to refetch it. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    steps.msw.use(http.delete(PATH, () => HttpResponse.json({ message: 'x', current: { ...customer, version: 4 } }, { status: 412 })));
    const dialog = await remove(steps);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('problem.changed')));
    await expect(steps.args.onChanged).toHaveBeenCalledOnce();
  },
});

/** A request has arrived in the meantime. Checks that the server's sentence is shown. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    steps.msw.use(http.delete(PATH, () => HttpResponse.json({ message: 'Sa fiche reste.' }, { status: 409 })));
    await expect(await (await remove(steps)).findByRole('alert')).toHaveTextContent('Sa fiche reste.');
  },
});

/** Connection lost. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    const dialog = await remove(steps);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('problem.unreachable')));
    await expect(dialog.getByRole('button', { name: texts(steps)('remove.confirm') })).toBeEnabled();
  },
});
