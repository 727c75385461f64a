import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StatusBadge } from '../../../src/features/inbox/StatusBadge';
import { NOW } from '../../fixtures/now';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: StatusBadge, decorators: [withWidth(1360)], args: { request: { status: 'requested' as const, createdAt: NOW, heldUntil: null } }, parameters: { route: 'admin/requests' } });

/** Request received today. */
export const Default = meta.story({
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('waitingToday')))).toBeVisible(),
});

/** Request older than two days, the response time that the site promises. */
export const Late = meta.story({
  args: { request: { status: 'requested' as const, createdAt: '2027-05-03T14:00:00.000Z', heldUntil: '2027-05-13' } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('waiting', { count: 7 })))).toBeVisible(),
});

/** Request whose hold has expired. */
export const HoldOver = meta.story({
  args: { request: { status: 'requested' as const, createdAt: '2027-05-03T14:00:00.000Z', heldUntil: '2027-05-10' } },
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('holdOver', { waiting: t('waiting', { count: 7 }) })))).toBeVisible();
  },
});

export const Confirmed = meta.story({
  args: { request: { status: 'confirmed' as const, createdAt: NOW, heldUntil: null } },
  play: async (steps) => expect(steps.canvas.getByText(inbox(steps)('state.confirmed'))).toBeVisible(),
});

export const Declined = meta.story({
  args: { request: { status: 'declined' as const, createdAt: NOW, heldUntil: null } },
  play: async (steps) => expect(steps.canvas.getByText(inbox(steps)('state.declined'))).toBeVisible(),
});
