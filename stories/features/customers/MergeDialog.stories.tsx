import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MergeDialog } from '../../../src/features/customers/MergeDialog';
import { duplicateCustomer, regularCustomer } from '../../fixtures/customers';
import { unreachable } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inDialog, texts } from './steps';

const PATH = '/api/customers/:id/merge';
const customer = regularCustomer('fr');
const other = duplicateCustomer('fr');

const meta = preview.meta({ component: MergeDialog, args: { customer, onMerged: fn(), onChanged: fn(), onClose: fn() }, parameters: { route: 'admin/customers/e1?act=merge', session: ownerSession } });

/** Finds the other card and chooses it. */
async function choose(steps: PlayContext) {
  const dialog = await inDialog();
  await steps.userEvent.type(dialog.getByRole('searchbox'), 'j. tremblay');
  await steps.userEvent.click(await dialog.findByRole('button', { name: /J\. Tremblay/ }));
  return dialog;
}

async function merge(steps: PlayContext) {
  const dialog = await choose(steps);
  await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('merge.confirm') }));
  return dialog;
}

/** Search for the other card. */
export const Default = meta.story({ tags: ['no-screenshot'], play: async () => expect((await inDialog()).getByRole('searchbox')).toBeVisible() });

/** Both cards, with the effects. Checks that another card can be chosen. */
export const Chosen = meta.story({
  async play(steps) {
    const t = texts(steps);
    const dialog = await choose(steps);
    await expect(dialog.getByRole('region', { name: t('merge.gone') })).toHaveTextContent(other.telephone);
    await expect(dialog.getByRole('button', { name: t('merge.other') })).toBeVisible();
  },
});

/** Merged cards. Checks that a retry after a lost response has the same key, and that the request contains both versions. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const keys: unknown[] = [];
    steps.msw.use(
      http.post(PATH, async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length === 1) return HttpResponse.error();
        await expect([await request.json(), request.headers.get('if-match')]).toEqual([{ other: other.id, otherVersion: other.version }, '"3"']);
        return HttpResponse.json({ ...customer, version: 4 });
      }),
    );
    const dialog = await merge(steps);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('merge.confirm') }));
    await waitFor(() => expect(steps.args.onMerged).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
    await expect(keys[0]).toBe(keys[1]);
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => new Promise<never>(() => {}))] },
  async play(steps) {
    const dialog = await merge(steps);
    await waitFor(() => expect(dialog.getByRole('button', { name: texts(steps)('close') })).toBeDisabled());
  },
});

/** One of the cards has changed in the meantime. Checks that its current state is shown, and that merging uses its new version. */
export const Conflict = meta.story({
  async play(steps) {
    const t = texts(steps);
    const seen: unknown[] = [];
    steps.msw.use(
      http.get('/api/customers/:id', () => HttpResponse.json({ ...other, notes: 'Ajoutée ailleurs.', version: 5 })),
      http.post(PATH, async ({ request }) => {
        seen.push(await request.json());
        return seen.length === 1 ? HttpResponse.json({ message: 'x', current: customer }, { status: 412 }) : HttpResponse.json({ ...customer, version: 4 });
      }),
    );
    const dialog = await merge(steps);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('merge.changed')));
    await expect(dialog.getByText('Ajoutée ailleurs.')).toBeVisible();
    await expect(steps.args.onChanged).toHaveBeenCalledOnce();
    await expect(steps.args.onMerged).not.toHaveBeenCalled();
    await expect(seen).toEqual([{ other: other.id, otherVersion: 1 }]);
  },
});

/** The other card was merged by another user. */
export const NotFound = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const gone = () => HttpResponse.json({ message: 'x' }, { status: 404 });
    steps.msw.use(http.get('/api/customers/:id', gone), http.post(PATH, gone));
    const dialog = await merge(steps);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('merge.vanished')));
    await expect(dialog.getByRole('searchbox')).toBeVisible();
  },
});

/** Notes that are too long together. Checks that the server's sentence is shown. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    steps.msw.use(http.post(PATH, () => HttpResponse.json({ message: 'Raccourcissez les notes.' }, { status: 422 })));
    await expect(await (await merge(steps)).findByRole('alert')).toHaveTextContent('Raccourcissez les notes.');
  },
});

/** Connection lost. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    const dialog = await merge(steps);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('problem.unreachable')));
    await expect(dialog.getByRole('button', { name: texts(steps)('merge.confirm') })).toBeEnabled();
  },
});
