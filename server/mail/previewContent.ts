import type { MailPreviewContent } from '../../src/contract/mailPreview';
import { bookingHtml } from './bookingHtml';
import type { MailDraft } from './mail';
import type { MailContext } from './mailContext';

/** Returns a property of a calendar entry as plain text; empty when missing. */
function propertyOf(calendar: string, name: string): string {
  const value = new RegExp(`^${name}:(.*)$`, 'm').exec(calendar.replaceAll(/\r\n[\t ]/g, ''))?.[1] ?? '';
  return value.trim().replaceAll(/\\([nN,;\\])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
}

/** Returns what a mail shows, with its HTML rendered. */
export const previewContent = (mail: MailContext, draft: MailDraft): MailPreviewContent => ({
  subject: draft.subject,
  html: typeof draft.html === 'string' ? draft.html : bookingHtml(mail, draft, draft.html),
  text: draft.text,
  calendar: draft.calendar === null ? null : { title: propertyOf(draft.calendar, 'SUMMARY'), note: propertyOf(draft.calendar, 'DESCRIPTION') },
});
