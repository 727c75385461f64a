import { describe, expect, test } from 'vitest';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { formatMoney } from '../../src/contract/formats';
import { LANGUAGES, type Language } from '../../src/contract/language';
import { MAIL_TEXTS } from '../../src/contract/mailTexts';
import { PALETTE } from '../../src/contract/palette';
import { bookingMails } from '../../server/mail/bookingMails';
import { written, type WrittenMail } from './writtenMail';
import { bookingFacts } from '../../server/mail/bookingFacts';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import { bookingRecord, differentTotal, longText, pizzaPopup, shortNotice, smokehouseTraining } from '../../stories/fixtures/bookingRecord';
import { NOW } from '../../stories/fixtures/now';

const OPTIONS = { mail: DEFAULT_MAIL_CONTEXT, ownerEmail: 'samuel@boucane.example', publicUrl: 'https://boucane.example', now: new Date(NOW) };

async function mailsOf(booking: BookingRecord): Promise<{ received: WrittenMail; notice: WrittenMail }> {
  const [received, notice, ...others] = await bookingMails(booking, OPTIONS);
  expect(others).toEqual([]);
  if (!received || !notice) throw new Error('Two mails were expected');
  return { received: written(received), notice: written(notice) };
}

/** Returns the text of a page as a reader sees it. */
const visibleText = (html: string): string =>
  html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll(/[ \n]+/g, ' ');

/** Returns every amount of money in a text, in cents. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d\u00a0]*,\d\d)\u00a0\$|\$([\d,]+\.\d\d)/g)].map(([, french, english]) => Number((french ?? '').replaceAll('\u00a0', '').replaceAll(',', '') || (english ?? '').replaceAll(/[,.]/g, '')));

const RECORDS = { smokehouseTraining, pizzaPopup, longText, shortNotice, differentTotal };
const cases = Object.entries(RECORDS).flatMap(([name, make]) => LANGUAGES.map((language) => [name, language, make] as const));

describe.each(cases)('mails of %s in %s', (_, language, make) => {
  const booking = make(language);
  const total = booking.quote.totalCost;

  test('show the quote to the cent in HTML and plain text, with lines that add up to the total', async () => {
    const { received, notice } = await mailsOf(booking);
    for (const [mail, spoken] of [[received, language], [notice, 'fr']] as const) {
      const shown = total === null ? MAIL_TEXTS.toBeDetermined[spoken] : formatMoney(Math.round(total * 100), spoken);
      for (const text of [visibleText(mail.html), mail.text]) {
        expect(text).toContain(shown);
        expect(text).toContain(booking.reference);
      }
      const estimate = (mail.text.split(MAIL_TEXTS.total[spoken].toUpperCase())[0] ?? '').split('\n---').at(-1) ?? '';
      expect(amountsIn(estimate).reduce((sum, amount) => sum + amount, 0)).toBe(Math.round((total ?? 0) * 100));
    }
  });

  test('use their reader’s language and list every selection', async () => {
    const { received, notice } = await mailsOf(booking);
    expect(received.html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}-CA"`));
    expect(notice.html).toMatch(/^<!DOCTYPE html><html lang="fr-CA"/);
    const { meats, tools } = booking.request.selections;
    for (const { name } of [...meats, ...tools]) {
      for (const mail of [received, notice]) {
        expect(visibleText(mail.html)).toContain(name);
        expect(mail.text).toContain(name);
      }
    }
    expect(visibleText(received.html)).toContain(language === 'fr' ? 'Demande reçue, pas encore confirmée\u00a0: je vous réponds d’ici deux jours.' : 'Request received, not confirmed yet: I will get back to you within two days.');
    for (const text of [received.text, notice.text, visibleText(received.html), visibleText(notice.html)]) {
      expect(text).not.toMatch(/\b(facture|bill|invoice|undefined|null|NaN)\b/i);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  test('use only the light colours of the palette, and no image or script', async () => {
    const { received, notice } = await mailsOf(booking);
    const own: readonly string[] = Object.values(PALETTE.light);
    for (const { html } of [received, notice]) {
      for (const [colour] of html.matchAll(/#[0-9a-f]{3,8}\b(?=[;"])/gi)) expect(own).toContain(colour);
      expect(html).not.toMatch(/<(img|script|link|iframe|form)\b/i);
    }
  });
});

describe('customer’s mail', () => {
  test('is sent to the customer with the owner as reply address', async () => {
    const { received } = await mailsOf(smokehouseTraining('fr'));
    expect(received).toMatchObject({ kind: 'booking-received', recipient: 'julie.tremblay@exemple.ca', language: 'fr', replyTo: { name: 'Boucane', address: 'samuel@boucane.example' } });
    expect(received.subject).toBe('Demande B-7K3QX9 reçue\u00a0: Formation fumoir, samedi 12 juin 2027');
  });

  test('shows the total larger than any other text', async () => {
    const { html } = (await mailsOf(smokehouseTraining('fr'))).received;
    const sizes = [...html.matchAll(/font-size:(\d+)px[^>]*>([^<]*)</g)].map(([, size, text]) => [Number(size), text] as const);
    const largest = sizes.toSorted(([a], [b]) => b - a);
    expect(largest[0]?.[1]).toBe('3\u00a0013,48\u00a0$');
    expect(largest[1]?.[0]).toBeLessThan(largest[0]?.[0] ?? 0);
  });

  test('states which total applies when the screen showed another', async () => {
    const { received } = await mailsOf(differentTotal('fr'));
    for (const text of [visibleText(received.html), received.text]) expect(text).toContain('Votre écran affichait 2\u00a0952,23\u00a0$. J’ai refait le calcul\u00a0: l’estimation à retenir est celle-ci, 3\u00a0013,48\u00a0$.');
  });

  test.each([null, -5, 1e300, Number.NaN])('ignores a displayed total that is invalid: %s', async (quotedTotal) => {
    const { received, notice } = await mailsOf({ ...smokehouseTraining('fr'), quotedTotal });
    expect(received.text).not.toContain('Votre écran');
    expect(notice.text).not.toContain('Affiché au client');
  });

  test('says when travel is still to be determined, and that pizza is priced later', async () => {
    const long = (await mailsOf(longText('en'))).received.text;
    expect(long).toContain('Travel: To be determined');
    expect(long).toContain('Approximate: travel is still to be determined.');
    const pizza = (await mailsOf(pizzaPopup('en'))).received.text;
    expect(pizza).toContain('Pizza is priced on confirmation.');
    expect(pizza).toContain('1 child under 12');
  });

  test('says that setup and travel costs do not include the pizza', async () => {
    const near = bookingRecord({ form: { eventType: 'pizza-training' }, travelMetres: 9_000, language: 'fr' });
    expect((await mailsOf(near)).received.text).toContain('Ce montant ne comprend pas les pizzas');
  });

  test.each(LANGUAGES)('contains no text typed by the sender, in %s', async (language) => {
    const typed = 'https://evil.example/win';
    const { request, ...record } = smokehouseTraining(language);
    const contactInfo = { ...request.contactInfo, name: typed, location: `12 ${typed}`, notes: `${request.contactInfo.notes}\n${typed}\nHeure: ${typed}` };
    const diets = [{ category: 'nuts' as const, severity: 'severe' as const, count: 1, words: typed }];
    const { received, notice } = await mailsOf({ ...record, title: typed, description: typed, request: { ...request, contactInfo, diets } });
    for (const text of [received.subject, received.text, received.html, received.calendar]) expect(text).not.toContain('evil');
    for (const text of [notice.text, notice.html]) expect(text).toContain('evil');
    expect(received.text).toMatch(/NOIX|Noix|Tree nuts/);
  });

  test('leaves out an invalid time', async () => {
    const record = smokehouseTraining('fr');
    const notes = record.request.contactInfo.notes.replace('17:00', '99:99');
    const { received } = await mailsOf({ ...record, request: { ...record.request, details: undefined, contactInfo: { ...record.request.contactInfo, notes } } });
    expect(received.text).toContain('Quand\u00a0: Samedi 12 juin 2027\n');
    expect(received.calendar).toContain('DTSTART;VALUE=DATE:20270612');
  });
});

describe('owner’s mail', () => {
  test('has the customer as reply address and names the customer’s language', async () => {
    const { notice } = await mailsOf(smokehouseTraining('en'));
    expect(notice).toMatchObject({ kind: 'booking-notice', recipient: 'samuel@boucane.example', language: 'fr', replyTo: { name: 'Julie Tremblay', address: 'julie.tremblay@exemple.ca' } });
    expect(notice.text).toContain('Anglais, répondez en anglais');
    expect(notice.html).toContain('mailto:julie.tremblay@exemple.ca?subject=Your%20request%20B-7K3QX9');
  });

  test('shows the remaining days and flags short notice', async () => {
    expect((await mailsOf(smokehouseTraining('fr'))).notice.text).toContain('(dans 33 jours)');
    const soon = (await mailsOf(shortNotice('fr'))).notice;
    expect(soon.subject).toMatch(/^Court préavis, demande B-7K3QX9/);
    expect(soon.text).toContain('COURT PRÉAVIS');
    expect(visibleText(soon.html)).toContain('dans 8 jours Court préavis');
  });

  test('shows both totals when they differ', async () => {
    const { text } = (await mailsOf(differentTotal('fr'))).notice;
    expect(text).toContain('Affiché au client\u00a0: 2\u00a0952,23\u00a0$\nCalculé ensuite\u00a0: 3\u00a0013,48\u00a0$');
  });

  test('shows the free text of the notes without repeating the labelled lines', () => {
    const record = smokehouseTraining('en');
    const notes = `${record.request.contactInfo.notes}\nTwo guests are allergic to nuts.\r\n\r\nGate code: 4321`;
    const facts = bookingFacts({ ...record, request: { ...record.request, contactInfo: { ...record.request.contactInfo, notes } } }, { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', now: new Date(NOW) });
    expect(facts.notes).toEqual(['Two guests are allergic to nuts.', 'Gate code: 4321']);
  });

  test('links to the map pin if present, and shows the address without coordinates', async () => {
    const { notice } = await mailsOf(longText('fr'));
    expect(notice.html).toContain('destination=45.56512%2C-72.71834');
    expect(visibleText(notice.html)).toContain('entrée par le stationnement arrière');
    expect(visibleText(notice.html)).not.toContain('45.56512');
  });
});

describe('hostile strings', () => {
  const HOSTILE = 'Eve <script>alert(1)</script>"\'&\r\nBcc: victim@exemple.ca\r\n\r\n<img src=x onerror=alert(1)>\u202e\u2028';

  async function hostileMails(language: Language) {
    const record = smokehouseTraining(language);
    const { contactInfo, selections } = record.request;
    const request: BookingRecord['request'] = {
      ...record.request,
      contactInfo: { ...contactInfo, name: HOSTILE, location: `${HOSTILE}\nBEGIN:VEVENT`, notes: `${contactInfo.notes}\n${HOSTILE}` },
      selections: { ...selections, tools: [{ id: 'offset-smoker', name: HOSTILE }] },
    };
    return mailsOf({ ...record, request });
  }

  test.each(LANGUAGES)('are escaped in the HTML (%s)', async (language) => {
    for (const { html } of Object.values(await hostileMails(language))) {
      expect(html).not.toMatch(/<(script|img)/i);
      expect(html).toContain('&lt;script&gt;');
      expect(html).not.toMatch(/[\r\n\u202e\u2028]/);
    }
  });

  test('cannot add a header or a calendar entry', async () => {
    const unprintable = /[\p{Cc}\u202e\u2028]/u;
    for (const mail of Object.values(await hostileMails('fr'))) {
      expect(mail.subject).not.toMatch(unprintable);
      expect(mail.replyTo?.name).not.toMatch(unprintable);
      expect(mail.calendar?.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
      expect(mail.calendar?.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u202e\u2028]/);
      expect(mail.text).not.toMatch(/^Bcc:/m);
    }
  });

  test('cannot add a field to the reply link', async () => {
    const record = smokehouseTraining('fr');
    const email = 'eve?bcc=victim&x#y@exemple.ca';
    const { notice } = await mailsOf({ ...record, request: { ...record.request, contactInfo: { ...record.request.contactInfo, email } } });
    expect(notice.html).toContain('mailto:eve%3Fbcc%3Dvictim%26x%23y@exemple.ca');
  });
});
