import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { VersionsDialog } from '../../../src/features/editing/VersionsDialog';
import { contentHandlers, plainEntry, plainText, richText } from '../../fixtures/contentEntries';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces } from '../../fixtures/translate';
import { inDialog, textOf } from './steps';

const written: unknown[] = [];

const meta = preview.meta({
  component: VersionsDialog,
  args: { text: plainText, onClose: fn() },
  parameters: {
    handlers: [
      http.put('/api/content/:id', async ({ request }) => {
        const body = (await request.json()) as object;
        written.push(body);
        return HttpResponse.json({ ...plainEntry, ...body, version: 4 });
      }),
      ...contentHandlers,
    ],
  },
  beforeEach() {
    written.length = 0;
  },
});

/** Version history, newest first. Checks that an older version can be restored. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = textOf(steps);
    const dialog = await inDialog();
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
    await steps.userEvent.click(dialog.getByRole('button', { name: t('versions.restoreNumber', { number: 1 }) }));
    const message = await dialog.findByText(t('versions.restored', { number: 1 }));
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(message).toBeVisible());
    await expect(written).toEqual([{ tag: plainText.tag, value: { fr: 'L’histoire de la famille', en: 'The story of the family' } }]);
  },
});

export const Empty = meta.story({
  tags: ['no-screenshot'],
  args: { text: richText },
  async play(steps) {
    const message = await (await inDialog()).findByText(normalizeSpaces(textOf(steps)('versions.none')));
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(message).toBeVisible());
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/content/:id/versions')] },
  async play(steps) {
    const dialog = await inDialog();
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(dialog.getByRole('status', { name: normalizeSpaces(textOf(steps)('versions.loading')) })).toBeVisible());
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/content/:id/versions', 403)] },
  async play(steps) {
    const dialog = await inDialog();
    const message = await dialog.findByText(normalizeSpaces(textOf(steps)('versions.failed')));
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(message).toBeVisible());
    steps.msw.use(...contentHandlers);
    await steps.userEvent.click(dialog.getByRole('button', { name: textOf(steps)('retry') }));
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
  },
});

/** Failed restore of a version. */
export const RestoreFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.put('/api/content/:id', () => HttpResponse.json({}, { status: 500 })), ...contentHandlers] },
  async play(steps) {
    const dialog = await inDialog();
    await steps.userEvent.click(await dialog.findByRole('button', { name: textOf(steps)('versions.restoreNumber', { number: 1 }) }));
    const message = await dialog.findByText('Erreur lors de la sauvegarde');
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(message).toBeVisible());
  },
});
