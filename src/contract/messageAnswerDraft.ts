import type { MailText } from './mailText';
import { mailDraftTranslator, type MailDraftLookup } from './mailDraftTexts';
import type { ContactLine } from './mailbox';
import type { Settings } from './settings';

/** Returns the proposed answer to a message of the contact form, in the sender's language: a greeting and the signature. */
export function messageAnswerDraft({ name, language }: Pick<ContactLine, 'name' | 'language'>, settings: Pick<Settings, 'identity' | 'rules'>, lookup: MailDraftLookup = () => undefined): MailText {
  const translate = mailDraftTranslator(settings, language, lookup);
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const greeting = firstName === '' ? translate('helloAll') : translate('hello', { name: firstName });
  const signature = [translate('regards'), settings.identity.cook, settings.identity.name].join('\n');
  return { subject: translate('messageSubject'), text: [greeting, translate('messageThanks'), '', signature].join('\n\n') };
}
