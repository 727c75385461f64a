import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailView } from '../../../src/features/mailbox/MailView';
import { withWidth } from '../../fixtures/frames';
import { failing } from '../../fixtures/handlers';
import { deadMail, erasedMail, longMail, queuedMail, secretMail, sentMail } from '../../fixtures/mailbox';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { expectNoSideScroll, inDialog, NARROW, texts } from './steps';

const meta = preview.meta({ component: MailView, decorators: [withWidth(1360)], args: { mail: sentMail, canLeave: true, notice: null as string | null, onMail: fn(), onCopied: fn() }, parameters: { route: 'admin/mail/sent/1', session: ownerSession } });

/** Sent mail. Checks that a copy is sent after a confirmation. */
export const Sent = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('region', { name: t('mail.text') })).toHaveTextContent('B-7K3QX9');
    await expect(steps.canvas.getByRole('link', { name: t('mail.request') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('mail.copy') }));
    await steps.userEvent.click((await inDialog()).getByRole('button', { name: t('copy.confirm') }));
    await waitFor(() => expect(steps.args.onCopied).toHaveBeenCalledWith(expect.objectContaining({ id: 'copy' })));
  },
});

/** Mail that waits after failed attempts. */
export const Waiting = meta.story({ args: { mail: queuedMail }, play: async (steps) => expect(steps.canvas.getByText(/450 4\.2\.0/)).toBeVisible() });

/** Failed mail. Checks that one click queues it again. */
export const Dead = meta.story({
  tags: ['layout'],
  args: { mail: deadMail },
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: texts(steps)('mail.retry') })).toBeVisible(),
});

export const Retried = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { mail: deadMail },
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('mail.retry') }));
    await waitFor(() => expect(steps.args.onMail).toHaveBeenCalledWith(expect.objectContaining({ status: 'queued' })));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('mail.retried')))).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { mail: deadMail },
  parameters: { handlers: [failing('/api/mail/:id/retry')] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('mail.retry') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('message.unreachable')));
  },
});

/** Mail whose text was erased after sending. */
export const ContentErased = meta.story({
  args: { mail: erasedMail },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('mail.erased')))).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

export const Secret = meta.story({ tags: ['no-screenshot'], args: { mail: secretMail }, play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('mail.secret')))).toBeVisible() });

/** Copy that was just queued. */
export const Copied = meta.story({ tags: ['no-screenshot'], args: { mail: { ...sentMail, status: 'queued', sentAt: null, attempts: 0, canCopy: false }, notice: 'Une copie est en route : la voici.' }, play: async (steps) => expect(steps.canvas.getByText('Une copie est en route : la voici.')).toBeVisible() });

export const Narrow = meta.story({ ...NARROW, args: { mail: longMail }, play: expectNoSideScroll });
