import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailboxPages } from '../../../src/features/mailbox/MailboxPages';
import { withWidth } from '../../fixtures/frames';
import { addressIs, withAddress } from '../inbox/steps';
import { expectNoSideScroll, NARROW, texts } from './steps';

const QUERY = { status: 'sent' as const, search: '', page: 2 };
const meta = preview.meta({ component: MailboxPages, decorators: [withWidth(960), withAddress], tags: ['no-screenshot'], args: { query: QUERY, total: 240 }, parameters: { route: 'admin/mail/sent' } });

/** Ten pages. Checks that a page is a link that keeps the filter. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('link', { name: texts(steps)('page', { page: 3 }) }));
    await addressIs('?state=sent&page=3');
  },
});

/** Single page. Checks that nothing is shown. */
export const SinglePage = meta.story({ tags: ['!dev'], args: { total: 25 }, play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull() });

export const Narrow = meta.story({ ...NARROW, args: { total: 100_000 }, play: expectNoSideScroll });
