import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReservationLoader } from '../../../src/features/seats/ReservationLoader';
import { failing, pending } from '../../fixtures/handlers';
import { offeredReservation, reservation, reservationHandlers } from '../../fixtures/seats';
import { normalizeSpaces } from '../../fixtures/translate';
import { reservationText } from './steps';

const meta = preview.meta({ component: ReservationLoader, args: { token: 'k' }, parameters: { route: 'places/k' } });

export const Default = meta.story({
  async play(steps) {
    const t = reservationText(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('state.reserved.title') })).toBeVisible();
    await expect(steps.canvas.getByText(t('state.reserved.lead', { count: 2 }))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('acts.page') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/formations/first-brisket`);
  },
});

/** Offered seat with its deadline; one click on Accept reserves the seat. */
export const Offered = meta.story({
  parameters: { handlers: reservationHandlers(offeredReservation) },
  async play(steps) {
    const t = reservationText(steps);
    await expect(await steps.canvas.findByText(steps.globals['locale'] === 'fr' ? /mardi 11 mai 2027 à 10 h/ : /Tuesday, May 11, 2027 at 10:00 a.m./)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.accept') }));
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('state.reserved.title') })).toBeVisible();
  },
});

export const Expired = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: reservationHandlers(reservation({ over: true, thingId: null })) },
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(reservationText(steps)('over')))).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending('/api/places/read')] }, play: async (steps) => expect(steps.canvas.getByRole('status')).toHaveTextContent(reservationText(steps)('loading')) });

export const Unknown = meta.story({
  parameters: { handlers: [failing('/api/places/read', 404)] },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { level: 1, name: reservationText(steps)('unknown.title') })).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/places/read', 500)] },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { level: 1, name: reservationText(steps)('failed.title') })).toBeVisible(),
});
