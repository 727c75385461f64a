import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AvailabilityCalendar } from '../../../src/features/calendar/AvailabilityCalendar';
import { formatDay } from '../../../src/contract/formats';
import { busyWith } from '../../fixtures/busyDays';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf } from '../../fixtures/translate';
import { calendar, dayTakenBy, events, inPage, trainings } from './agenda';

const season = [
  http.get('/api/event', () => HttpResponse.json(events)),
  http.get('/api/training', () => HttpResponse.json(trainings)),
  http.get('/api/busy-days', () => HttpResponse.json(busyWith(events, trainings))),
];

const meta = preview.meta({
  component: AvailabilityCalendar,
  decorators: [inPage],
  parameters: { route: 'events', handlers: season },
});

const choose = async ({ canvas, globals, userEvent }: PlayContext, day: string) => {
  const name = new RegExp(`^${formatDay(day, languageOf(globals['locale']))}`);
  await userEvent.click(await canvas.findByRole('button', { name }));
};

/** Booked day selected: shows the occasion and the next actions for a visitor. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = calendar(steps);
    const day = dayTakenBy('pizza-night');
    await choose(steps, day);
    await expect(steps.canvas.getByRole('heading', { name: formatDay(day, languageOf(steps.globals['locale'])) })).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('login') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/memberLogin`);
    await expect(steps.canvas.getByRole('link', { name: t('request') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/booking?date=${day}`);
    await expect(steps.canvas.getByRole('region', { name: t('legend') })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true },
  async play(steps) {
    await choose(steps, '2027-05-30');
    await expect(steps.canvas.getByRole('link', { name: calendar(steps)('book') })).toBeVisible();
    await expect(steps.canvas.queryByRole('link', { name: calendar(steps)('login') })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/event'), ...season] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(calendar({ globals })('loading'));
  },
});

/** Part of the agenda failed to load. Checks that no day is shown as free. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/training', 404), ...season] },
  async play({ canvas, globals }) {
    const t = calendar({ globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.title'));
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('failed.ask') })).toHaveAttribute('href', `/${String(globals['locale'])}/booking`);
  },
});
