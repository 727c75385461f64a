import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDay } from '../../../src/contract/formats';
import { CapacityNote } from '../../../src/features/inbox/CapacityNote';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const OPEN = { obstacle: null, places: 3, taken: 1, reason: '' } as const;

const meta = preview.meta({ component: CapacityNote, decorators: [withWidth(520)], args: { request: { room: OPEN, heldUntil: '2027-05-15' } }, parameters: { route: 'admin/requests/r4' } });

/** Day with two slots left. Checks that the temporary hold of the request is shown. */
export const Default = meta.story({
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('when.room', { count: 2, places: 3 })))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('when.held', { day: formatDay('2027-05-14', languageOf(steps.globals['locale'])) })))).toBeVisible();
  },
});

/** Full day, and the request's hold has expired. */
export const Full = meta.story({
  args: { request: { room: { obstacle: 'full', places: 3, taken: 3, reason: '' }, heldUntil: '2027-05-10' } },
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('when.full', { taken: 3, places: 3 })))).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('when.holdOver')))).toBeVisible();
  },
});

/** Blocked day with the owner's reason. */
export const Blocked = meta.story({
  tags: ['no-screenshot'],
  args: { request: { room: { obstacle: 'blocked', places: 1, taken: 0, reason: 'Noces de Rose' }, heldUntil: '2027-05-15' } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('when.blockedFor', { reason: 'Noces de Rose' })))).toBeVisible(),
});

export const Closed = meta.story({
  tags: ['no-screenshot'],
  args: { request: { room: { obstacle: 'closed', places: 1, taken: 0, reason: '' }, heldUntil: '2027-05-15' } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('when.closed')))).toBeVisible(),
});
