import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language';
import { PALETTE } from '../../src/contract/palette';
import { emailChangedMailText, existsMailText, passwordChangedMailText, resetMailText, welcomeMailText, type AccountMailOptions } from '../../server/mail/accountMailTexts';
import { accountMail } from '../../server/mail/accountMails';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import { NOW } from '../../stories/fixtures/now';
import { written } from './writtenMail';

const PLACE = { mail: DEFAULT_MAIL_CONTEXT, recipient: 'josee@example.org', ownerEmail: 'samuel@boucane.example', publicUrl: 'https://boucane.example' };
const KEY = { token: 'a-key', email: 'josee+feu@example.org' };
const now = new Date(NOW);

const MAIL_TEXTS = {
  'account-welcome': welcomeMailText,
  'account-exists': existsMailText,
  'password-reset': (options: AccountMailOptions) => resetMailText(options, KEY),
  'password-changed': (options: AccountMailOptions) => passwordChangedMailText(options, { now, feedEnded: false }),
  'email-changed': (options: AccountMailOptions) => emailChangedMailText(options, now),
} as const;

const KINDS = Object.keys(MAIL_TEXTS) as (keyof typeof MAIL_TEXTS)[];

test.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))('the mail %s in %s has equal content in HTML and plain text, our colours and the owner as reply address', (kind, language) => {
  const mailText = MAIL_TEXTS[kind]({ mail: PLACE.mail, language, publicUrl: PLACE.publicUrl });
  const mail = written(accountMail(kind, mailText, PLACE));
  expect(mail).toMatchObject({ kind, recipient: PLACE.recipient, language, subject: mailText.title, replyTo: { name: 'Boucane', address: PLACE.ownerEmail } });
  expect(mail.html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}-CA"`));
  expect(mail.html).not.toMatch(/<(img|script|link|iframe|form)\b/i);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(mailText.lead);
    expect(body).not.toMatch(/\{\w+\}|undefined|null/);
    for (const { href } of mailText.actions) expect(body.replaceAll('&amp;', '&')).toContain(href);
  }
  const own: readonly string[] = Object.values(PALETTE.light);
  for (const [colour] of mail.html.matchAll(/#[0-9a-f]{3,8}\b(?=[;"])/gi)) expect(own).toContain(colour);
});

test('the password reset link contains the token and the email address in the format that the page reads', () => {
  const { href } = new URL(resetMailText({ mail: PLACE.mail, language: 'fr', publicUrl: PLACE.publicUrl }, KEY).address ?? '');
  expect(href).toBe('https://boucane.example/fr/reset-password?token=a-key&email=josee%2Bfeu%40example.org');
});
