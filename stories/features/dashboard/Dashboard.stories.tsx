import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Dashboard } from '../../../src/features/dashboard/Dashboard';
import { failing, pending } from '../../fixtures/handlers';
import { emptyOverview, fullOverview, overview } from '../../fixtures/overview';
import { normalizeSpaces } from '../../fixtures/translate';
import { drawn, PHONE, texts } from './steps';

const PATH = '/api/admin/overview';
const meta = preview.meta({ title: 'features/dashboard/Dashboard', component: Dashboard, parameters: { environmentControls: ['server'], route: 'admin' } });

/** Dashboard: three questions with their answers, and the system status. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals }) {
    const t = texts({ globals });
    await expect(await canvas.findByRole('heading', { level: 2, name: normalizeSpaces(t('waiting.answer', { count: 3 })) })).toBeVisible();
    await drawn({ canvasElement });
    for (const question of ['waiting.question', 'coming.question', 'season.question'] as const) await expect(canvas.getByText(normalizeSpaces(t(question)))).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('status', { name: texts({ globals })('loading') })).toBeVisible(),
});

/** Dashboard of a new business, without data. */
export const Empty = meta.story({
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json(emptyOverview))] },
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { name: texts({ globals })('waiting.none') })).toBeVisible(),
});

/** Dashboard failed to load. Checks that the links to the lists remain available. */
export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 400)] },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('failed.title')));
    await expect(canvas.getByRole('region', { name: t('places.title') })).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json(fullOverview))] },
  play: async ({ canvas, globals }) => expect(await canvas.findByText(normalizeSpaces(texts({ globals })('mails.dead', { count: 1204 })))).toBeVisible(),
});

/** Mail sent again. Checks that the mail is removed from the list. */
export const Retried = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: ({ msw }) => {
    let dead = true;
    msw.use(
      http.get(PATH, () => HttpResponse.json(dead ? overview : { ...overview, deadMails: emptyOverview.deadMails })),
      http.post('/api/mail/:id/retry', () => {
        dead = false;
        return HttpResponse.json({ message: '' });
      }),
    );
  },
  async play({ canvas, globals, userEvent }) {
    const t = texts({ globals });
    await userEvent.click(await canvas.findByText(t('mails.retry')));
    await waitFor(() => expect(canvas.getByText(t('mails.fine'))).toBeVisible());
  },
});

export const Narrow = meta.story({
  ...PHONE,
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json(fullOverview))] },
  async play({ canvas }) {
    await canvas.findAllByRole('table', { hidden: true });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
