import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ExportRequests } from '../../../src/features/inbox/ExportRequests';
import { withPadding } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { interceptDownloads, savedFiles } from '../../fixtures/savedFiles';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inbox, named } from './steps';

const PATH = '/api/booking-export';

const meta = preview.meta({ component: ExportRequests, args: { query: { status: 'confirmed' as const, search: 'marie' } }, parameters: { environmentControls: ['server'], route: 'admin/requests', session: ownerSession }, decorators: [withPadding], beforeEach: interceptDownloads });

/** Exported requests. Checks that the file is the server's, byte order mark included, for the filter of the list. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.get(PATH, ({ request }) => new HttpResponse(`\uFEFF${new URL(request.url).search}`, { headers: { 'content-type': 'text/csv' } }))] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: named(inbox(steps)('export.button')) }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    const file = savedFiles[0]?.content;
    await expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await expect(await file?.text()).toContain('?status=confirmed&search=marie');
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: named(inbox(steps)('export.button')) }));
    await waitFor(() => expect(steps.canvas.getByRole('button')).toBeDisabled());
  },
});

/** Failed export. Checks that the message can be closed and the export retried. */
export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    const t = inbox(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: named(t('export.button')) }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('export.failed')));
    await expect(savedFiles).toEqual([]);
    await expect(steps.canvas.getByRole('button', { name: named(t('export.button')) })).toBeEnabled();
  },
});
