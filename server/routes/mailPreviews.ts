import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { MailPreviewRequest } from '../../src/contract/mailPreview';
import { listTextsOf } from '../db/contentTexts';
import { queueMails } from '../db/mails';
import { readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { currentUser, type Handler } from '../http/api';
import { assertFillable } from '../mail/assertFillable';
import type { MailDraft } from '../mail/mail';
import { ownerEmailOf } from '../mail/mailboxes';
import { createMailContext, type MailContext } from '../mail/mailContext';
import { previewContent } from '../mail/previewContent';
import { previewDraft } from '../mail/previewMails';

type Endpoints = typeof ENDPOINTS;

/** Composes a sample's mail with the caller's unsaved texts over the saved ones. @throws Problem 422 for a placeholder that no mail can fill */
async function compose({ config, database, clock }: AppDependencies, { mail: preview, customerLanguage: language, texts }: MailPreviewRequest): Promise<{ mail: MailContext; draft: MailDraft }> {
  assertFillable(texts, (index) => `texts[${index}].value`);
  const settings = await readSettings(database);
  // Read directly, because the cached context may be a second old and the owner has just saved.
  const mail = createMailContext(settings, [...(await listTextsOf(database.db, ['mail', 'letter'])), ...texts]);
  return { mail, draft: await previewDraft(preview, { mail, language, ownerEmail: ownerEmailOf(config, settings), publicUrl: config.publicUrl, now: clock() }) };
}

/** `POST /mail-previews`: the mail about a sample, with unsaved texts. */
export const previewMail =
  (parts: AppDependencies): Handler<Endpoints['previewMail']> =>
  async ({ body }) => {
    const { mail, draft } = await compose(parts, body);
    return previewContent(mail, draft);
  };

/** `POST /mail-previews/send`: queues the mail of a preview to the caller. */
export const sendMailPreview =
  (parts: AppDependencies): Handler<Endpoints['sendMailPreview']> =>
  async (call) => {
    const { database, config, clock, onQueued } = parts;
    const { email: recipient } = await currentUser(call);
    const { mail, draft } = await compose(parts, call.body);
    const { html } = previewContent(mail, draft);
    // Without the calendar entry, which mail programs would add to the owner's calendar.
    const own: MailDraft = { ...draft, kind: 'mail-preview', recipient, subject: mail.translate('previewSubject', draft.language, { subject: draft.subject }).slice(0, 200), html, calendar: null };
    await database.transaction((trx) => queueMails(trx, { bookingId: null, mails: [own], host: new URL(config.publicUrl).hostname, now: clock() }));
    onQueued();
    return { recipient };
  };
