import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailboxPage } from '../../../src/pages/admin/MailboxPage';
import { texts } from '../../features/mailbox/steps';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: MailboxPage, parameters: { route: 'admin/mail', session: ownerSession } });

/** Messages of the contact form, unread ones first. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(within(await steps.canvas.findByRole('list', { name: t('messages.list') })).getAllByRole('listitem')).toHaveLength(4);
    await steps.canvas.findByRole('link', { name: t('receivedUnread', { count: 2 }) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Mails that the site sends. */
export const Outgoing = meta.story({
  tags: ['page'],
  parameters: { route: 'admin/mail/sent' },
  async play(steps) {
    const t = texts(steps);
    await expect(within(await steps.canvas.findByRole('list', { name: t('mails.list') })).getAllByRole('listitem')).toHaveLength(4);
    await steps.canvas.findByRole('link', { name: t('receivedUnread', { count: 2 }) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
