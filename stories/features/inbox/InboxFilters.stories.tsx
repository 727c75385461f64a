import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InboxFilters } from '../../../src/features/inbox/InboxFilters';
import { inboxCounts } from '../../fixtures/inbox';
import { addressIs, inbox, withAddress } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: InboxFilters, decorators: [withWidth(1360), withAddress], args: { query: { status: null, search: '', page: 1 }, counts: inboxCounts }, parameters: { route: 'admin/requests' } });

/** Filters by status. Checks that each shows its count and links to its URL. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = inbox(steps);
    await expect(steps.canvas.getByRole('link', { name: `${t('all')} · 7`, current: 'page' })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('link', { name: `${t('states.requested')} · 3` }));
    await addressIs('?state=requested');
  },
});

/** Search. Checks that typing is debounced and that the results start on the first page. */
export const Searching = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { query: { status: 'confirmed' as const, search: '', page: 3 } },
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: inbox(steps)('search') }), 'éloïse');
    await addressIs('?state=confirmed&q=%C3%A9lo%C3%AFse');
  },
});

/** Active search. Checks that the search can be cleared. */
export const Searched = meta.story({
  args: { query: { status: null, search: 'upton', page: 1 } },
  async play(steps) {
    const field = steps.canvas.getByRole('searchbox', { name: inbox(steps)('search') });
    await expect(field).toHaveValue('upton');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: inbox(steps)('clear') }));
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

export const Loading = meta.story({
  args: { counts: null },
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: inbox(steps)('all') })).toBeVisible(),
});
