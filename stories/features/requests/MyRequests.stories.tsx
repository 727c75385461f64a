import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MyRequests } from '../../../src/features/requests/MyRequests';
import { memberSession } from '../../fixtures/account';
import { failing, pending } from '../../fixtures/handlers';
import { ownRequests } from '../../fixtures/ownRequests';
import { plainSpaces } from '../../fixtures/spoken';
import { ARRIVES } from '../booking/steps';
import { requests, roomy } from './steps';

const PATH = '/api/member/requests';

const meta = preview.meta({ component: MyRequests, decorators: [roomy], parameters: { route: 'member', session: memberSession } });

/** One of each state; only what is published has a page. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    const lines = await steps.canvas.findAllByRole('listitem', {}, ARRIVES);
    await expect(lines).toHaveLength(ownRequests.length);
    await expect(within(lines[0] ?? document.body).getByText(plainSpaces(t('status.requested')))).toBeVisible();
    await expect(steps.canvas.getAllByRole('link')).toHaveLength(1);
    await expect(steps.canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/formations/brisket-neighbours'));
  },
});

export const Loading = meta.story({
  parameters: { answers: [pending(PATH)] },
  play: async (steps) => expect(steps.canvas.getByRole('status', { name: requests(steps)('mine.loading') })).toBeVisible(),
});

export const Empty = meta.story({
  parameters: { answers: [http.get(PATH, () => HttpResponse.json([]))] },
  play: async (steps) => expect(await steps.canvas.findByRole('link', { name: requests(steps)('mine.compose') }, ARRIVES)).toHaveAttribute('href', expect.stringContaining('/member/builder')),
});

export const Failed = meta.story({
  parameters: { answers: [failing(PATH, 400)] },
  async play(steps) {
    await expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(plainSpaces(requests(steps)('mine.failedTitle')));
    await expect(steps.canvas.getByRole('button', { name: requests(steps)('mine.retry') })).toBeVisible();
  },
});

export const Many = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [http.get(PATH, () => HttpResponse.json(Array.from({ length: 100 }, (_, index) => ({ ...ownRequests[index % 5], id: String(index) }))))] },
  async play(steps) {
    await expect(await steps.canvas.findAllByRole('listitem', {}, ARRIVES)).toHaveLength(100);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
