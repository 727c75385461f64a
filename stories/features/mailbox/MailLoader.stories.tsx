import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailStateTexts } from '../../../src/components/mailStateTexts';
import { MailLoader } from '../../../src/features/mailbox/MailLoader';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { queuedMail, sentMail, waitingCounts } from '../../fixtures/mailbox';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { addressIs, withAddress } from '../inbox/steps';
import { inDialog, texts } from './steps';

const PATH = '/api/mail/:id';
const meta = preview.meta({ component: MailLoader, tags: ['no-screenshot'], decorators: [withWidth(1360), withAddress], args: { id: sentMail.id }, parameters: { environmentControls: ['server'], route: `admin/mail/sent/${sentMail.id}`, session: ownerSession } });

/** Sent mail. Checks that its copy is opened. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('mail.copy') }));
    await steps.userEvent.click((await inDialog()).getByRole('button', { name: t('copy.confirm') }));
    await addressIs('/admin/mail/sent/copy');
  },
});

/** Mail that waits because no mail server is set. */
export const WaitingWithoutServer = meta.story({
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json({ ...queuedMail, attempts: 0, lastError: null })), http.get('/api/mail-counts', () => HttpResponse.json(waitingCounts))] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(mailStateTexts, steps.globals['locale'])('waiting', { count: 12 }))),
});

export const Loading = meta.story({ parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({ parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.mail'))) });
