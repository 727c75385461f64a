import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailboxTabs } from '../../../src/features/mailbox/MailboxTabs';
import { withWidth } from '../../fixtures/frames';
import { ownerSession } from '../../fixtures/user';
import { expectNoSideScroll, NARROW, texts } from './steps';

const meta = preview.meta({ component: MailboxTabs, decorators: [withWidth(960)], args: { current: 'received' as const }, parameters: { route: 'admin/mail', session: ownerSession } });

/** Unread messages. Checks that the current section is marked for screen readers. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByRole('link', { name: t('receivedUnread', { count: 2 }), current: 'page' })).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('outgoing') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/mail\/sent$/));
  },
});

export const AllRead = meta.story({
  tags: ['no-screenshot'],
  args: { current: 'outgoing' as const },
  parameters: { handlers: [http.get('/api/message-counts', () => HttpResponse.json({ all: 4, unread: 0 }))] },
  play: async (steps) => expect(await steps.canvas.findByRole('link', { name: texts(steps)('received') })).toBeVisible(),
});

export const Narrow = meta.story({ ...NARROW, async play(steps) {
  await steps.canvas.findByRole('link', { name: texts(steps)('receivedUnread', { count: 2 }) });
  await expectNoSideScroll();
} });
