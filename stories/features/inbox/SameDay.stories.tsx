import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SameDay } from '../../../src/features/inbox/SameDay';
import { fullDay } from '../../fixtures/inbox';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SameDay, decorators: [withWidth(520)], args: { others: fullDay('2027-06-12').sameDay }, parameters: { route: 'admin/requests/r4' } });

/** Other bookings on the same day. Checks that each links to its request. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Mehdi Benali' })).toHaveAttribute('href', expect.stringContaining('/admin/requests/r9')),
});
