import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReservationPage } from '../../../src/pages/public/ReservationPage';
import { reservationText } from '../../features/seats/steps';
import { offeredReservation, reservationHandlers } from '../../fixtures/seats';

const meta = preview.meta({
  component: ReservationPage,
  parameters: { route: 'places/Zm9yZ290dGVuLWFuZC1mb3VuZA', handlers: reservationHandlers(offeredReservation) },
  render: () => (
    <Routes>
      <Route path="/:language/places/:token" element={<ReservationPage />} />
    </Routes>
  ),
});

export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: reservationText(steps)('state.offered.title') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
