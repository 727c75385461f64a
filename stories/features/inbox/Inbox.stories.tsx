import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { listPagesTexts } from '../../../src/components/listPagesTexts';
import { Inbox } from '../../../src/features/inbox/Inbox';
import { failing, pending } from '../../fixtures/handlers';
import { inboxLines } from '../../fixtures/inbox';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { ARRIVES } from '../booking/steps';
import { inbox, readFailed } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/booking';
const NONE = { requested: 0, confirmed: 0, declined: 0, cancelled: 0, done: 0 };

const meta = preview.meta({ title: 'features/inbox/Inbox', component: Inbox, decorators: [withWidth(1360)], parameters: { environmentControls: ['server'], route: 'admin/requests', session: ownerSession } });

/** Inbox. Checks that the request that has waited longest is first. */
export const Default = meta.story({
  async play(steps) {
    const list = within(await steps.canvas.findByRole('list', { name: inbox(steps)('list') }, ARRIVES));
    const lines = list.getAllByRole('listitem');
    await expect(lines).toHaveLength(inboxLines(languageOf(steps.globals['locale'])).length);
    await expect(lines[0]).toHaveTextContent(normalizeSpaces(inbox(steps)('waiting', { count: 7 })));
    await expect(await steps.canvas.findByText(inbox(steps)('found', { count: 7 }))).toBeVisible();
  },
});

/** Status in the URL. Checks that only requests with this status are shown. */
export const OneState = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/requests?state=confirmed' },
  async play(steps) {
    const list = within(await steps.canvas.findByRole('list', { name: inbox(steps)('list') }, ARRIVES));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(steps.canvas.getByRole('link', { current: 'page' })).toHaveTextContent(inbox(steps)('states.confirmed'));
  },
});

/** More requests than fit on one page. */
export const Many = meta.story({
  parameters: {
    handlers: [
      http.get(PATH, ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        return HttpResponse.json(Array.from({ length: 25 }, (_, index) => ({ ...inboxLines('fr')[3], id: `many-${offset + index}`, reference: `B-${offset + index}` })));
      }),
      http.get('/api/booking-counts', () => HttpResponse.json({ ...NONE, confirmed: 10_000 })),
    ],
  },
  async play(steps) {
    const t = inbox(steps);
    const ofPages = translator(listPagesTexts, steps.globals['locale']);
    const pages = within(await steps.canvas.findByRole('navigation', { name: ofPages('pages') }, ARRIVES));
    await steps.userEvent.click(pages.getByRole('link', { name: ofPages('page', { page: 400 }) }));
    await waitFor(() => expect(steps.canvas.getByRole('list', { name: t('list') })).toHaveTextContent('B-9975'), ARRIVES);
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(inbox(steps)('loading')) })).toBeVisible(),
});

export const Empty = meta.story({
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json([])), http.get('/api/booking-counts', () => HttpResponse.json(NONE))] },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { name: normalizeSpaces(inbox(steps)('empty.all')) }, ARRIVES)).toBeVisible(),
});

/** No pending requests. The empty state says that all are answered. */
export const AllAnswered = meta.story({
  parameters: { route: 'admin/requests?state=requested', handlers: [http.get(PATH, () => HttpResponse.json([]))] },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { name: normalizeSpaces(inbox(steps)('empty.requested')) }, ARRIVES)).toBeVisible(),
});

export const NothingFound = meta.story({
  parameters: { route: 'admin/requests?q=zzz', handlers: [http.get(PATH, () => HttpResponse.json([]))] },
  async play(steps) {
    await expect(await steps.canvas.findByText(/zzz/, {}, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: inbox(steps)('empty.clear') })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 400)] },
  async play(steps) {
    await expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(inbox(steps)('failed.title')));
    await expect(steps.canvas.getByRole('button', { name: readFailed(steps)('retry') })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { handlers: [failing(PATH, 403)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(readFailed(steps)('forbidden'))),
});
