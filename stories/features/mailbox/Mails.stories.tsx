import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailStateTexts } from '../../../src/components/mailStateTexts';
import { Mails } from '../../../src/features/mailbox/Mails';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { longMailLine, mailLines, waitingCounts } from '../../fixtures/mailbox';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { expectNoSideScroll, NARROW, texts } from './steps';

const PATH = '/api/mail';
const NONE = [http.get(PATH, () => HttpResponse.json([])), http.get('/api/mail-counts', () => HttpResponse.json({ queued: 0, sent: 0, dead: 0, canLeave: true, problem: null }))];
const counted = (changes: object) => http.get('/api/mail-counts', () => HttpResponse.json({ ...waitingCounts, ...changes }));

const meta = preview.meta({ component: Mails, decorators: [withWidth(1360)], parameters: { environmentControls: ['server'], route: 'admin/mail/sent', session: ownerSession } });

/** Outgoing mails in all states, with their counts. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    const list = within(await steps.canvas.findByRole('list', { name: t('mails.list') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(mailLines.length);
    await expect(await steps.canvas.findByRole('link', { name: `${t('mails.states.dead')} · 1` })).toBeVisible();
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
  },
});

/** Status in the URL. Checks that only these mails are shown. */
export const OneState = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/mail/sent?state=dead' },
  async play(steps) {
    const t = texts(steps);
    await expect(within(await steps.canvas.findByRole('list', { name: t('mails.list') })).getAllByRole('listitem')).toHaveLength(1);
    await expect(steps.canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('mails.states.dead'));
  },
});

/** No mail server: the mails wait. Checks the link to its settings. */
export const WaitingWithoutServer = meta.story({
  parameters: { handlers: [counted({}), http.get(PATH, () => HttpResponse.json(mailLines.map((line) => ({ ...line, status: 'queued', sentAt: null }))))] },
  async play(steps) {
    const t = translator(mailStateTexts, steps.globals['locale']);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('waiting', { count: 12 })));
    await expect(steps.canvas.getByRole('link', { name: t('open') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/settings\/mail-server$/));
  },
});

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Empty = meta.story({ parameters: { handlers: NONE }, play: async (steps) => expect(await steps.canvas.findByRole('heading', { name: normalizeSpaces(texts(steps)('mails.empty')) })).toBeVisible() });

export const EmptyState = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'admin/mail/sent?state=dead', handlers: NONE },
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { name: normalizeSpaces(texts(steps)('mails.emptyState')) })).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: texts(steps)('showAll') })).toBeVisible();
  },
});

export const Failed = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.list'))) });

export const Narrow = meta.story({
  ...NARROW,
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json([...mailLines.slice(0, 2), longMailLine])), counted({ queued: 1000, sent: 100_000, dead: 12, problem: 'keyWrong' })] },
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getAllByRole('listitem').length).toBeGreaterThan(2));
    await steps.canvas.findByRole('alert');
    await expectNoSideScroll();
  },
});
