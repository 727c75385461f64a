import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DeleteButton } from '../../../src/features/admin/DeleteButton';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { failing, pending } from '../../fixtures/handlers';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const PATH = '/api/side/:id';
const versions: (string | null)[] = [];

const meta = preview.meta({ component: DeleteButton, args: { manifest: MANIFESTS.side, record: resourceFixture('side'), onDeleted: fn() }, parameters: { session: ownerSession } });

async function open({ canvas, globals, userEvent }: PlayContext) {
  const t = translator(formTexts, globals['locale']);
  await userEvent.click(canvas.getByRole('button', { name: t('remove.open') }));
  await screen.findByRole('dialog');
  return t;
}

/** Deletion dialog. Checks that cancelling keeps the record. */
export const Default = meta.story({
  async play(steps) {
    const t = await open(steps);
    await waitFor(() => expect(screen.getByRole('dialog', { name: new RegExp(steps.globals['locale'] === 'fr' ? 'Salade de chou' : 'Coleslaw') })).toBeVisible());
    await steps.userEvent.click(screen.getByRole('button', { name: t('remove.keep') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(steps.args.onDeleted).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    const t = await open(steps);
    await steps.userEvent.click(screen.getByRole('button', { name: t('remove.open') }));
    await expect(await screen.findByRole('button', { name: new RegExp(normalizeSpaces(t('remove.submitting'))) })).toBeDisabled();
    await expect(screen.getByRole('button', { name: t('remove.keep') })).toBeDisabled();
  },
});

/** Confirmed deletion. Checks that the request contains the expected version. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: {
    handlers: [
      http.delete(PATH, ({ request }) => {
        versions.push(request.headers.get('if-match'));
        return HttpResponse.json({ message: '' });
      }),
    ],
  },
  beforeEach() {
    versions.length = 0;
  },
  async play(steps) {
    const t = await open(steps);
    await steps.userEvent.click(screen.getByRole('button', { name: t('remove.open') }));
    await waitFor(() => expect(steps.args.onDeleted).toHaveBeenCalledTimes(1));
    await expect(versions).toEqual(['"1"']);
  },
});

/** Deletion rejected. Checks that the server's message is shown. */
export const Rejected = meta.story({
  parameters: { handlers: [failing(PATH, 409, 'Il doit rester quelqu’un.')] },
  async play(steps) {
    const t = await open(steps);
    await steps.userEvent.click(screen.getByRole('button', { name: t('remove.open') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Il doit rester quelqu’un.');
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    const t = await open(steps);
    await steps.userEvent.click(screen.getByRole('button', { name: t('remove.open') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('remove.failed')));
  },
});

/** Record changed in the meantime. Checks that the owner must review the new version before deleting. */
export const Conflict = meta.story({
  parameters: { handlers: [failing(PATH, 412, '…')] },
  async play(steps) {
    const t = await open(steps);
    await steps.userEvent.click(screen.getByRole('button', { name: t('remove.open') }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('remove.changed')));
  },
});

/** Keyboard navigation: the dialog traps the focus. Checks that Escape keeps the record and restores the focus. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: translator(formTexts, steps.globals['locale'])('remove.open') }), { key: ' ' });
    await expect(steps.args.onDeleted).not.toHaveBeenCalled();
  },
});
