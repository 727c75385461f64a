import { expect, test } from 'vitest';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { LANGUAGES } from '../../src/contract/language';
import { MAIL_DRAFT_TEXTS } from '../../src/contract/mailDraftTexts';
import { MAIL_PREVIEWS } from '../../src/contract/mailPreviewNames';
import { mailPreviewOf } from '../../src/contract/mailPreviewOf';
import { MAIL_TEXTS } from '../../src/contract/mailTexts';
import { createMailContext } from '../../server/mail/mailContext';
import { previewContent } from '../../server/mail/previewContent';
import { previewDraft } from '../../server/mail/previewMails';
import { NOW } from '../../stories/fixtures/now';

const TAGS = [...Object.keys(MAIL_TEXTS).map((name) => `mail.${name}`), ...Object.keys(MAIL_DRAFT_TEXTS).map((name) => `letter.${name}`)];

/** Texts that a preview contains in the address of a link only, or under other settings or for another customer only. */
const HIDDEN = ['mail.replySubject', 'mail.messageReplySubject', 'mail.reminderRoadOnly', 'mail.speaksEnglish', 'mail.speaksFrench'];

test('every text of the mails has a preview that shows it, except those of calendars', async () => {
  const texts: Record<string, Record<'fr' | 'en', string>> = { ...Object.fromEntries(Object.entries(MAIL_TEXTS).map(([name, text]) => [`mail.${name}`, text])), ...Object.fromEntries(Object.entries(MAIL_DRAFT_TEXTS).map(([name, text]) => [`letter.${name}`, text])) };
  const marked = TAGS.map((tag) => ({ tag, value: { fr: `[${tag}] ${texts[tag]?.fr}`, en: `[${tag}] ${texts[tag]?.en}` } }));
  const mail = createMailContext(DEFAULT_PUBLIC_SETTINGS, marked);
  const unseen: string[] = [];
  for (const language of LANGUAGES) {
    const shown = new Map<string, string>();
    for (const name of MAIL_PREVIEWS) shown.set(name, JSON.stringify(previewContent(mail, await previewDraft(name, { mail, language, ownerEmail: 'owner@exemple.ca', publicUrl: 'https://exemple.ca', now: new Date(NOW) }))));
    for (const tag of TAGS) {
      const preview = mailPreviewOf(tag);
      // The uppercase labels of plain text change the markers.
      if (preview !== null && !shown.get(preview)?.toLowerCase().includes(`[${tag}]`.toLowerCase())) unseen.push(`${tag} in ${preview} (${language})`);
    }
  }
  expect(unseen.filter((each) => !HIDDEN.some((tag) => each.startsWith(`${tag} `)))).toEqual([]);
  expect(TAGS.filter((tag) => mailPreviewOf(tag) === null)).toEqual(['mail.previewSubject', 'mail.feedSureTitle', 'mail.feedLine']);
  expect([mailPreviewOf('home.title'), mailPreviewOf('mail.unknown'), mailPreviewOf('mail.constructor')]).toEqual([null, null, null]);
});
