import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language';
import { MAIL_PREVIEWS } from '../../src/contract/mailPreviewNames';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import type { PublicSettings } from '../../src/contract/settings';
import { bookingMails } from '../../server/mail/bookingMails';
import { feedCalendar } from '../../server/mail/feedCalendar';
import { MAIL_KINDS, type MailDraft } from '../../server/mail/mail';
import { ownerEmailOf, senderOf } from '../../server/mail/mailboxes';
import { createMailContext } from '../../server/mail/mailContext';
import { previewDraft } from '../../server/mail/previewMails';
import { sampleParty } from '../../server/mail/previewSamples';
import { renderQueuedMail } from '../../server/mail/renderQueuedMail';
import { NOW } from '../../stories/fixtures/now';
import { otherBusiness } from '../../stories/fixtures/otherBusiness';
import { written, type WrittenMail } from './writtenMail';

const now = new Date(NOW);
const publicUrl = 'https://fumoir-untel.example';

/** Facts, rules and colours of a new installation that no mail of another business may contain. */
const FIRST_FACTS = /boucane|liboire|samuel|555-1234|\+14505551234|bonjour@|vie-privee@|saint-patrice|J0H|24\s(?:heures|hours)|deux semaines|two weeks|2\s(?:heures|hours)|TPS et TVQ\)|GST and QST\)|#B23A0E|#6D28D9/i;

/** Everything that leaves with a mail. The UID of a calendar entry is the same for every business, because it identifies the entry. */
const everythingIn = ({ subject, html, text, calendar, replyTo, recipient }: WrittenMail): string => [subject, html, text, calendar?.replaceAll(/^UID:.*$/gm, '') ?? '', JSON.stringify(replyTo), recipient].join('\n');

async function mailsOf(settings: PublicSettings): Promise<{ name: string; mail: WrittenMail; draft: MailDraft }[]> {
  const mail = createMailContext(settings, []);
  const ownerEmail = ownerEmailOf({ ownerEmail: null }, settings);
  const drafts = MAIL_PREVIEWS.flatMap((name) => LANGUAGES.map((language) => ({ name: `${name} in ${language}`, drafting: previewDraft(name, { mail, language, ownerEmail, publicUrl, now }) })));
  return Promise.all(drafts.map(async ({ name, drafting }) => ({ name, draft: await drafting, mail: written(await drafting, mail) })));
}

describe('mails of another business', () => {
  test('contain no fact and no rule of a new installation, in either language', async () => {
    const mails = await mailsOf(otherBusiness);
    const left = mails.flatMap(({ name, mail }) => (FIRST_FACTS.test(everythingIn(mail)) ? [`${name}: ${FIRST_FACTS.exec(everythingIn(mail))?.[0]}`] : []));
    expect(left).toEqual([]);
    for (const { mail } of mails) expect(mail.html).toContain('Fumoir Untel');
  });

  test('are of every kind that the server sends', async () => {
    const kinds = new Set((await mailsOf(otherBusiness)).map(({ mail }) => mail.kind));
    expect(MAIL_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['mail-preview']);
  });

  test('follow its deadlines, its time on site and its taxes', async () => {
    const mails = await mailsOf(otherBusiness);
    const textOf = (name: string) => mails.find((each) => each.name === name)?.mail.text ?? '';
    expect(textOf('receivedSoon in fr')).toContain('moins de 10 jours');
    expect(textOf('seatWaiting in en')).toContain('hold them for 48\u00a0hours');
    expect(textOf('reminderWeek in fr')).toContain('environ 1\u00a0h\u00a030 avant');
    expect(textOf('received in fr')).not.toContain('TPS');
    expect(textOf('receivedTraining in fr')).toContain('Au fumoir, à Rimouski');
    expect(textOf('notice in fr')).not.toContain('COURT PRÉAVIS');
  });

  test('have calendar entries of its name, its address and its usual length', async () => {
    const mails = await mailsOf(otherBusiness);
    const { calendar } = mails.find(({ name }) => name === 'received in fr')?.mail ?? {};
    expect(calendar).toContain('PRODID:-//Fumoir Untel//FR');
    expect(calendar?.replaceAll('\r\n\t', '')).toContain('ORGANIZER;CN="Fumoir Untel":MAILTO:allo@fumoir-untel.example');
    const [start, end] = ['DTSTART', 'DTEND'].map((field) => new RegExp(`${field}:(\\d{8})T(\\d{2})`).exec(calendar ?? ''));
    expect((Number(end?.[2]) - Number(start?.[2]) + 24) % 24).toBe(6);
    expect(feedCalendar([], { mail: createMailContext(otherBusiness, []), publicUrl, now })).toContain('X-WR-CALNAME:Fumoir Untel');
  });

  test('are sent from its address, unless the environment names another, with a calendar file of its name', () => {
    const mail = createMailContext(otherBusiness, []);
    const row = { id: 'a', booking_id: null, user_id: null, reservation_id: null, contact_id: null, kind: 'booking-received', recipient: 'marie@example.org', reply_to: null, language: 'fr', subject: 'a', text: 'a', html: '<p>a</p>', sheet: null, calendar: null, message_id: '<a@b>', status: 'queued' as const, attempts: 0, next_attempt_at: NOW, leased_until: null, last_error: null, created_at: NOW, sent_at: null, search: '' };
    expect(renderQueuedMail(row, mail, { mailFrom: null })).toMatchObject({ from: { name: 'Fumoir Untel', address: 'allo@fumoir-untel.example' }, calendarName: 'fumoir-untel.ics' });
    expect(senderOf({ mailFrom: 'Poste <poste@example.org>' }, otherBusiness)).toBe('Poste <poste@example.org>');
    expect([ownerEmailOf({ ownerEmail: null }, otherBusiness), ownerEmailOf({ ownerEmail: 'odile@example.org' }, otherBusiness)]).toEqual(['allo@fumoir-untel.example', 'odile@example.org']);
  });
});

test('a change of the settings changes no mail that does not mention them', async () => {
  const plain = await mailsOf(DEFAULT_PUBLIC_SETTINGS);
  const moved = await mailsOf({ ...DEFAULT_PUBLIC_SETTINGS, premises: { lat: 48, lng: -68 } });
  expect(moved.map(({ mail }) => everythingIn(mail))).toEqual(plain.map(({ mail }) => everythingIn(mail)));
});

test('a customer’s values that look like placeholders stay as they were typed', async () => {
  const mail = createMailContext(otherBusiness, []);
  const typed = '{{phone}} {name} $& {{cook}}';
  const { request, ...record } = sampleParty({ language: 'fr', now });
  const [, notice] = await bookingMails({ ...record, request: { ...request, contactInfo: { ...request.contactInfo, name: typed } } }, { mail, ownerEmail: 'odile@example.org', publicUrl, now, manageUrl: null });
  expect(notice?.subject).toContain(typed);
  expect(notice?.text).toContain(typed);
});
