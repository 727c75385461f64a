import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailStateTexts } from '../../../src/components/mailStateTexts';
import { DeadMails } from '../../../src/features/dashboard/DeadMails';
import { failing, pending } from '../../fixtures/handlers';
import { emptyOverview, fullOverview, overview } from '../../fixtures/overview';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { PHONE, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/mail/:id/retry';
const meta = preview.meta({ component: DeadMails, decorators: [withWidth(640, 4)], args: { mails: overview.deadMails, queued: overview.queuedMails, unread: 2, onRetried: fn() } });

/** Failed mails. Checks that one click sends a mail again. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = texts({ globals });
    await expect(canvas.getByText(normalizeSpaces(t('mails.dead', { count: 1 })))).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onRetried).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 404)] },
  async play({ args, canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts({ globals })('mails.failed')));
    await expect(args.onRetried).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});

export const Empty = meta.story({
  args: { mails: emptyOverview.deadMails, unread: 0 },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByText(t('mails.fine'))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** Mails in flight. */
export const Leaving = meta.story({
  tags: ['no-screenshot'],
  args: { mails: emptyOverview.deadMails, queued: { ...overview.queuedMails, count: 3 } },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByText(t('mails.leaving', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('mails.unread', { count: 2 }) })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/mail`);
  },
});

/** No mail server: every mail waits. Checks that the card does not say that all is well. */
export const NoServer = meta.story({
  args: { mails: emptyOverview.deadMails, queued: { count: 12, failing: 0, canLeave: false, problem: null } },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(mailStateTexts, globals['locale'])('waiting', { count: 12 })));
    await expect(canvas.queryByText(t('mails.fine'))).toBeNull();
  },
});

/** No mail server, and nothing that waits yet. */
export const NoServerNothingWaits = meta.story({
  tags: ['no-screenshot'],
  args: { mails: emptyOverview.deadMails, queued: { count: 0, failing: 0, canLeave: false, problem: null } },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(mailStateTexts, globals['locale'])('none')));
    await expect(canvas.queryByText(texts({ globals })('mails.fine'))).toBeNull();
  },
});

/** Password of the mail server that cannot be decrypted. */
export const KeyWrong = meta.story({
  tags: ['no-screenshot'],
  args: { mails: emptyOverview.deadMails, queued: { count: 4, failing: 0, canLeave: false, problem: 'keyWrong' } },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(mailStateTexts, globals['locale'])('problems.keyWrong'))),
});

/** Mail server that rejects mails or is unreachable. */
export const Failing = meta.story({
  args: { mails: emptyOverview.deadMails, queued: { count: 3, failing: 1, canLeave: true, problem: null } },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts({ globals })('mails.failing', { count: 1 }))),
});

export const LongText = meta.story({ args: { mails: fullOverview.deadMails, queued: fullOverview.queuedMails } });

export const Narrow = meta.story({ ...PHONE, args: { mails: fullOverview.deadMails, queued: fullOverview.queuedMails }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });
