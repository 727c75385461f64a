import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ExportData } from '../../../src/features/datatransfer/ExportData';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { catchDownloads, data, downloaded } from './steps';

const PATH = '/api/data-exports';

const meta = preview.meta({ component: ExportData, parameters: { environmentControls: ['server'], route: 'admin/data', session: ownerSession }, decorators: [withWidth(760)], beforeEach: catchDownloads });

/** Explanation of the export. Checks that the owner learns that the file holds personal data, and where the requests alone are exported. */
export const Default = meta.story({
  async play(steps) {
    const t = data(steps);
    await expect(steps.canvas.getByRole('button', { name: t('export.button') })).toBeEnabled();
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t('export.personal')));
    await expect(steps.canvas.getByRole('link', { name: t('export.requestsLink') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/requests$/));
  },
});

/** Started download. Checks that the browser downloads from the one-time address. */
export const Submitted = meta.story({
  async play(steps) {
    const t = data(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('export.button') }));
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(t('export.started')));
    await expect(downloaded).toEqual([expect.stringMatching(/^\/api\/data-exports\/[\w-]+\?language=fr$/)]);
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    const t = data(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('export.button') }));
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: new RegExp(t('export.busy')) })).toBeDisabled());
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    const t = data(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('export.button') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('export.failed')))).toBeVisible();
    await expect(downloaded).toEqual([]);
  },
});
