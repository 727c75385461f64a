import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Builder } from '../../../src/features/requests/Builder';
import { MyRequests } from '../../../src/features/requests/MyRequests';
import { memberSession } from '../../fixtures/account';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { failing, pending } from '../../fixtures/handlers';
import { ownRequests } from '../../fixtures/ownRequests';
import { normalizeSpaces } from '../../fixtures/translate';
import { ARRIVES, plainDay } from '../booking/steps';
import { atStep, builderDrafted, EVENT, plainLocation, requests } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/member/requests';

const meta = preview.meta({ component: MyRequests, decorators: [withWidth(1100)], parameters: { environmentControls: ['server'], route: 'member', session: memberSession } });

/** One request of each status; only the published one has a link to its page. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    const lines = await steps.canvas.findAllByRole('listitem', {}, ARRIVES);
    await expect(lines).toHaveLength(ownRequests.length);
    await expect(within(lines[0] ?? document.body).getByText(normalizeSpaces(t('status.requested')))).toBeVisible();
    await expect(steps.canvas.getAllByRole('link')).toHaveLength(1);
    await expect(steps.canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/formations/brisket-neighbours'));
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  play: async (steps) => expect(steps.canvas.getByRole('status', { name: requests(steps)('mine.loading') })).toBeVisible(),
});

export const Empty = meta.story({
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json([]))] },
  play: async (steps) => expect(await steps.canvas.findByRole('link', { name: requests(steps)('mine.compose') }, ARRIVES)).toHaveAttribute('href', expect.stringContaining('/member/builder')),
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 400)] },
  async play(steps) {
    await expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(requests(steps)('mine.failedTitle')));
    await expect(steps.canvas.getByRole('button', { name: requests(steps)('mine.retry') })).toBeVisible();
  },
});

export const Many = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json(Array.from({ length: 100 }, (_, index) => ({ ...ownRequests[index % 5], id: String(index) }))))] },
  async play(steps) {
    await expect(await steps.canvas.findAllByRole('listitem', {}, ARRIVES)).toHaveLength(100);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

let hasSent = false;

/** Request just sent: the list shows the request immediately, although the list was cached before. */
export const JustSent = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: {
    route: 'member/builder?step=review',
    handlers: [
      http.get(PATH, () => HttpResponse.json(hasSent ? ownRequests.slice(0, 1) : [])),
      http.post('/api/event', () => {
        hasSent = true;
        return HttpResponse.json(bookingResponse, { status: 201 });
      }),
    ],
  },
  beforeEach() {
    hasSent = false;
    builderDrafted(EVENT);
  },
  decorators: [
    (Story) => (
      <>
        <Builder renderDay={plainDay} renderPlace={plainLocation} />
        <Story />
      </>
    ),
  ],
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'review');
    const mine = within(await steps.canvas.findByRole('region', { name: t('mine.title') }, ARRIVES));
    await mine.findByRole('heading', { name: t('mine.emptyTitle') }, ARRIVES);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('send') }));
    await expect(await mine.findByRole('heading', { level: 3, name: ownRequests[0]?.title ?? '' }, ARRIVES)).toBeVisible();
  },
});
