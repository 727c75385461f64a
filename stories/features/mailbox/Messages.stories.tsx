import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { listPagesTexts } from '../../../src/components/listPagesTexts';
import { Messages } from '../../../src/features/mailbox/Messages';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { longMessageLine, messageLines } from '../../fixtures/mailbox';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { expectNoSideScroll, NARROW, texts } from './steps';

const PATH = '/api/messages';
const NONE = [http.get(PATH, () => HttpResponse.json([])), http.get('/api/message-counts', () => HttpResponse.json({ all: 0, unread: 0 }))];

const meta = preview.meta({ component: Messages, decorators: [withWidth(1360)], parameters: { environmentControls: ['server'], route: 'admin/mail', session: ownerSession } });

/** Messages, unread ones first. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    const list = within(await steps.canvas.findByRole('list', { name: t('messages.list') }));
    const lines = list.getAllByRole('listitem');
    await expect(lines).toHaveLength(messageLines.length);
    await expect(lines[0]).toHaveTextContent(t('messages.unread'));
    await expect(lines[2]).toHaveTextContent(t('messages.answered'));
    await expect(await steps.canvas.findByText(t('messages.found', { count: 4 }))).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Empty = meta.story({ parameters: { handlers: NONE }, play: async (steps) => expect(await steps.canvas.findByRole('heading', { name: normalizeSpaces(texts(steps)('messages.empty')) })).toBeVisible() });

export const NothingFound = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'admin/mail?q=zzz', handlers: NONE },
  async play(steps) {
    await expect(await steps.canvas.findByText(/zzz/)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: texts(steps)('showAll') })).toBeVisible();
  },
});

export const Failed = meta.story({ parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.list'))) });

export const Narrow = meta.story({
  ...NARROW,
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json([messageLines[0], longMessageLine])), http.get('/api/message-counts', () => HttpResponse.json({ all: 10_000, unread: 1 }))] },
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getAllByRole('listitem').length).toBeGreaterThan(1));
    await steps.canvas.findByRole('navigation', { name: translator(listPagesTexts, steps.globals['locale'])('pages') });
    await expectNoSideScroll();
  },
});
