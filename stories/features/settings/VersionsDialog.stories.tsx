import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { FormPart } from '../../../src/features/settings/parts';
import { VersionsDialog } from '../../../src/features/settings/VersionsDialog';
import { failing, pending } from '../../fixtures/handlers';
import { identityVersions, settingsHandlers } from '../../fixtures/settings';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inDialog, texts } from './steps';

const PATH = '/api/settings/:part';

const meta = preview.meta({ component: VersionsDialog, args: { part: 'identity' as FormPart, hasDraft: false, onRestored: fn(), onClose: fn() }, parameters: { route: 'admin/settings/identity', session: ownerSession, environmentControls: ['server'] } });

/** Waits for a text of the dialog, and for the dialog's fade-in. */
const seen = async (sentence: string) => {
  const message = await (await inDialog()).findByText(normalizeSpaces(sentence));
  await waitFor(() => expect(message).toBeVisible());
};

/** Three versions and the starting values. Checks that restoring saves the former value over the current version. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.put(PATH, async ({ request }) => {
        const value: unknown = await request.json();
        sent.push(value, request.headers.get('if-match'));
        return HttpResponse.json({ value, version: 4, saved: true });
      }),
    );
    const dialog = await inDialog();
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(4);
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('versions.restoreNumber', { number: 2 }) }));
    await seen(texts(steps)('versions.restored'));
    await expect(sent).toEqual([identityVersions[1]?.value, '"3"']);
    await expect(steps.args.onRestored).toHaveBeenCalledWith(expect.objectContaining({ version: 4 }));
  },
});

/** Unsaved changes in the form below. */
export const WithDraft = meta.story({ tags: ['no-screenshot'], args: { hasDraft: true }, play: async (steps) => seen(texts(steps)('versions.unsaved')) });

export const Empty = meta.story({ tags: ['no-screenshot'], args: { part: 'taxes' }, play: async (steps) => seen(texts(steps)('versions.none')) });

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/settings/:part/versions')] },
  async play(steps) {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByRole('status', { name: normalizeSpaces(texts(steps)('versions.loading')) })).toBeVisible());
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/settings/:part/versions', 403)] },
  async play(steps) {
    await seen(texts(steps)('versions.failed'));
    steps.msw.use(...settingsHandlers);
    const dialog = await inDialog();
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('versions.retry') }));
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(4);
  },
});

/** Another version was saved since the list was loaded. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'x', current: {} }, { status: 412 }))] },
  async play(steps) {
    await steps.userEvent.click(await (await inDialog()).findByRole('button', { name: texts(steps)('versions.restoreStart') }));
    await seen(texts(steps)('versions.changed'));
    await expect(steps.args.onRestored).not.toHaveBeenCalled();
  },
});

export const RestoreFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.put(PATH, () => HttpResponse.error())] },
  async play(steps) {
    await steps.userEvent.click(await (await inDialog()).findByRole('button', { name: texts(steps)('versions.restoreNumber', { number: 1 }) }));
    await seen(texts(steps)('versions.unreachable'));
  },
});
