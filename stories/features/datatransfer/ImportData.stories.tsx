import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImportData } from '../../../src/features/datatransfer/ImportData';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { chooseFile, data, spaced, type FormContext } from './steps';

const PATH = '/api/data-imports';

const meta = preview.meta({ component: ImportData, parameters: { environmentControls: ['server'], route: 'admin/data', session: ownerSession }, decorators: [withWidth(760)] });

/** Chooses a file and starts the import. */
async function importOne(steps: PlayContext & FormContext) {
  const t = data(steps);
  await steps.canvas.findByRole('button', { name: t('import.choose') });
  await chooseFile(steps);
  await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('import.start') }));
}

/** Empty installation. */
export const Default = meta.story({
  play: async (steps) => expect(await steps.canvas.findByRole('button', { name: data(steps)('import.choose') })).toBeVisible(),
});

/** Installation with data. Checks that the owner reads what it holds, and how to move to another server. */
export const NotEmpty = meta.story({
  parameters: {
    handlers: [
      http.get(PATH, () =>
        HttpResponse.json({
          obstacles: [
            { kind: 'requests', count: 128 },
            { kind: 'reservations', count: 1 },
            { kind: 'messages', count: 3 },
            { kind: 'catalogue', count: 24 },
            { kind: 'pictures', count: 14 },
            { kind: 'accounts', count: 1 },
          ],
        }),
      ),
    ],
  },
  async play(steps) {
    const t = data(steps);
    await expect(await steps.canvas.findByText(spaced(t('import.obstacles.requests', { count: 128 })))).toBeVisible();
    await expect(steps.canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(steps.canvas.getByText(spaced(t('import.elsewhere')))).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

/** Import done. Checks that the page names the account to log in with from now on, and that the dashboard is read again. */
export const Submitted = meta.story({
  async play(steps) {
    const t = data(steps);
    await importOne(steps);
    const status = await steps.canvas.findByText(spaced(t('import.account', { name: 'samuel' })));
    await expect(status).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('import.open') })).toHaveAttribute('href', expect.stringMatching(/^\/(fr|en)\/admin$/));
  },
});

/** Import in progress. Checks that it can be cancelled while the file is being sent, and that the file remains chosen. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => delay('infinite'))] },
  async play(steps) {
    const t = data(steps);
    await importOne(steps);
    await expect(await steps.canvas.findByRole('progressbar', { name: t('import.title') })).toBeVisible();
  },
});

/** Rejected file. Checks that the server's sentence is shown, and that another file can be chosen. */
export const Rejected = meta.story({
  parameters: { handlers: [http.post(PATH, ({ request }) => HttpResponse.json({ message: request.headers.get('accept-language') === 'en' ? 'The content of “tables/booking.jsonl” is no longer what was exported. Nothing has changed.' : 'Le contenu de « tables/booking.jsonl » n’est plus celui qui a été exporté. Rien n’a changé.' }, { status: 422 }))] },
  async play(steps) {
    const t = data(steps);
    await importOne(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('tables/booking.jsonl');
    await chooseFile(steps);
    await waitFor(() => expect(steps.canvas.queryByRole('alert')).toBeNull());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('import.start') }));
    await expect(await steps.canvas.findByRole('alert')).toBeVisible();
  },
});

/** Interrupted upload. Checks that it can be retried with the same file. */
export const Unreachable = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.error())] },
  async play(steps) {
    const t = data(steps);
    await importOne(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('import.failed')));
    await expect(steps.canvas.getByRole('button', { name: t('import.start') })).toBeEnabled();
  },
});

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(steps.canvas.getByRole('status', { name: normalizeSpaces(data(steps)('import.loading')) })).toBeVisible() });

export const Failed = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('button', { name: data(steps)('import.retry') })).toBeVisible() });
