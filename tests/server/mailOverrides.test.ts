import { describe, expect, test } from 'vitest';
import type { MailPreviewContent } from '../../src/contract/mailPreview';
import { bookingMails } from '../../server/mail/bookingMails';
import { queueMails } from '../../server/db/mails';
import { loadMailContext } from '../../server/mail/loadMailContext';
import { loadMailOptions } from '../../server/mail/mailOptions';
import type { OutgoingMail } from '../../server/mail/mail';
import { startOutbox } from '../../server/mail/outbox';
import { SAMPLE_EMAIL, sampleMessage, sampleParty } from '../../server/mail/previewSamples';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestServer } from './testServer';

interface Scene {
  server: TestServer;
  owner: { authorization: string };
  /** Stores an override, the first of its tag. */
  override: (tag: string, value: { fr: string; en: string }) => Promise<Response>;
  preview: (body: object) => Promise<Response>;
}

async function setup(): Promise<Scene> {
  const server = await testServer({ bookingMails });
  const owner = await server.signedIn('admin', 'samuel');
  return {
    server,
    owner,
    override: (tag, value) => server.call('POST', '/api/content', { headers: owner, body: { tag, value } }),
    preview: (body) => server.call('POST', '/api/mail-previews', { headers: owner, body }),
  };
}

const contentOf = async (response: Promise<Response>) => (await (await response).json()) as MailPreviewContent;
const errorsOf = async (response: Response) => ((await response.json()) as { errors: Record<string, string> }).errors;

/** Sends all queued mails, with the current settings and texts. */
async function sent({ parts }: TestServer): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  const outbox = startOutbox({ db: parts.database.db, findMailer: () => Promise.resolve((mail) => Promise.resolve(void mails.push(mail))), mailContext: () => loadMailContext(parts.database), config: parts.config, clock: parts.clock, log: parts.log });
  await outbox.flush();
  await outbox.stop();
  return mails;
}

const OWN = { fr: 'C’est bien reçu chez {{business}} : je vous rappelle.', en: '' };
const BUILT_IN = 'Request received, not confirmed yet: I will get back to you within two days.';

describe('override of a mail text', () => {
  test('appears in HTML and plain text of the next mail in its language, and in no other', async () => {
    const { server, override } = await setup();
    expect((await override('mail.received', OWN)).status).toBe(201);
    for (const language of ['fr', 'en'] as const) await server.call('POST', '/api/booking', { body: bookingRequest({ language }) });
    const received = (await sent(server)).filter(({ kind }) => kind === 'booking-received');
    for (const { language, html, text } of received) {
      const sentence = language === 'fr' ? 'C’est bien reçu chez Boucane\u00a0: je vous rappelle.' : BUILT_IN;
      expect(html).toContain(sentence);
      expect(text).toContain(sentence);
    }
    expect(received.map(({ language }) => language).toSorted()).toEqual(['en', 'fr']);
  });

  test('changes the HTML of mails that are queued already, and ends when the override is deleted', async () => {
    const { server, owner, override } = await setup();
    const { id } = (await (await override('mail.nextCheck', { fr: 'Je regarde mon carnet.', en: '' })).json()) as { id: string };
    await server.call('POST', '/api/booking', { body: bookingRequest({ language: 'fr' }) });
    await server.call('PUT', `/api/content/${id}`, { headers: { ...owner, 'if-match': '"1"' }, body: { tag: 'mail.nextCheck', value: { fr: 'Je consulte mon carnet.', en: '' } } });
    expect((await sent(server)).find(({ kind }) => kind === 'booking-received')?.html).toContain('Je consulte mon carnet.');
    await server.call('DELETE', `/api/content/${id}`, { headers: { ...owner, 'if-match': '"2"' } });
    await server.call('POST', '/api/booking', { body: bookingRequest({ language: 'fr', date: '2027-07-17' }) });
    expect((await sent(server)).find(({ kind }) => kind === 'booking-received')?.text).toContain('Je vérifie la date');
  });

  test('stays a single line, so that it cannot add a header or a line to a mail', async () => {
    const { override, preview } = await setup();
    await override('mail.receivedSubject', { fr: 'Demande {{reference}}\nBcc: victime@exemple.ca', en: '' });
    const { subject } = await contentOf(preview({ mail: 'received', customerLanguage: 'fr' }));
    expect(subject).toBe('Demande B-7K3QX9 Bcc: victime@exemple.ca');
  });

  test('is escaped in the HTML', async () => {
    const { override, preview } = await setup();
    await override('mail.received', { fr: '<img src=x onerror=alert(1)> & <b>gras</b>', en: '' });
    const { html, text } = await contentOf(preview({ mail: 'received', customerLanguage: 'fr' }));
    expect(html).toContain('&lt;b&gt;gras&lt;/b&gt;');
    expect(html).not.toMatch(/<(img|b)\b/);
    expect(text).toContain('<b>gras</b>');
  });
});

describe('unknown placeholder in a mail text', () => {
  test.each(['mail.received', 'letter.confirm'])('is rejected with 422 at its language: %s', async (tag) => {
    const { server, owner, override } = await setup();
    const refused = await override(tag, { fr: 'Bonjour {{prenom}}', en: 'Hello' });
    expect([refused.status, await errorsOf(refused)]).toEqual([422, { 'value.fr': 'Entre accolades, gardez seulement les noms du texte d’origine' }]);
    const { id } = (await (await override(tag, { fr: 'Bonjour de {{town}}', en: '' })).json()) as { id: string };
    const changed = await server.call('PUT', `/api/content/${id}`, { headers: { ...owner, 'if-match': '"1"', 'accept-language': 'en' }, body: { tag, value: { fr: '', en: '{{ name }}' } } });
    expect([changed.status, Object.keys(await errorsOf(changed))]).toEqual([422, ['value.en']]);
    const filled = await server.call('POST', '/api/content_backfill', { headers: owner, body: { entries: [{ tag: 'home.title', value: { fr: 'a', en: 'b' } }, { tag, value: { fr: '{{x}}', en: 'b' } }] } });
    expect([filled.status, Object.keys(await errorsOf(filled))]).toEqual([422, ['entries[1].value.fr']]);
  });

  test('is rejected in a preview, and other texts may have any placeholder', async () => {
    const { override, preview } = await setup();
    const refused = await preview({ mail: 'received', customerLanguage: 'fr', texts: [{ tag: 'mail.received', value: { fr: 'Bonjour {{prenom}}', en: '' } }] });
    expect([refused.status, Object.keys(await errorsOf(refused))]).toEqual([422, ['texts[0].value.fr']]);
    expect((await override('home.unknown', { fr: '{{anything}}', en: '' })).status).toBe(201);
  });
});

describe('preview', () => {
  test('applies unsaved texts over the saved ones, in both kinds of text', async () => {
    const { override, preview } = await setup();
    await override('mail.received', OWN);
    await override('letter.regards', { fr: 'Bien à vous,', en: '' });
    expect((await contentOf(preview({ mail: 'received', customerLanguage: 'fr' }))).html).toContain('C’est bien reçu chez Boucane');
    const unsaved = [{ tag: 'mail.received', value: { fr: 'Je l’ai.', en: '' } }];
    const { html, text, calendar } = await contentOf(preview({ mail: 'received', customerLanguage: 'fr', texts: unsaved }));
    for (const content of [html, text]) expect(content.includes('Je l’ai.') && !content.includes('C’est bien reçu')).toBe(true);
    expect(calendar).toEqual({ title: 'Boucane\u00a0: Repas du fumoir chez vous (à confirmer)', note: 'Demande B-7K3QX9, pas encore confirmée. 40 adultes et 6 enfants de moins de 12 ans.' });
    expect((await contentOf(preview({ mail: 'received', customerLanguage: 'fr', texts: [{ tag: 'mail.received', value: { fr: '', en: '' } }] }))).text).toContain('Demande reçue, pas encore confirmée');
    expect((await contentOf(preview({ mail: 'letterDecline', customerLanguage: 'fr' }))).text).toContain('Bien à vous,\nSamuel\nBoucane');
  });

  test('equals the mails that are queued and sent for the same data', async () => {
    const { server, preview } = await setup();
    const { parts } = server;
    const now = parts.clock();
    const shown = async (mail: string, customerLanguage: string) => {
      const { calendar: _, ...content } = await contentOf(preview({ mail, customerLanguage }));
      return content;
    };
    const expected = { 'contact-notice': await shown('contactNotice', 'en'), 'contact-received': await shown('contactReceived', 'en'), 'account-welcome': await shown('accountWelcome', 'en') };
    await server.call('POST', '/api/sendEmail', { headers: { 'accept-language': 'en' }, body: { ...sampleMessage({ language: 'en' }), subject: 'general' } });
    await server.call('POST', '/api/auth/register', { body: { username: 'julie', email: SAMPLE_EMAIL, name: 'Julie', password: 'une longue phrase de passe', language: 'en' } });
    const mails = await sent(server);
    for (const [kind, content] of Object.entries(expected)) expect(mails.find((mail) => mail.kind === kind)).toMatchObject(content);

    // The HTML of a booking's mails is rendered only when they are sent.
    const options = { ...(await loadMailOptions(parts)), now, manageUrl: `${parts.config.publicUrl}/fr/demande/${'x'.repeat(43)}` };
    const drafts = await bookingMails(sampleParty({ language: 'fr', now }), options);
    await parts.database.transaction((trx) => queueMails(trx, { bookingId: null, mails: drafts, host: 'localhost', now }));
    const received = (await sent(server)).find(({ kind }) => kind === 'booking-received');
    expect(received).toMatchObject(await shown('received', 'fr'));
  });

  test('is sent to the caller alone, as one mail without the sample’s calendar entry', async () => {
    const { server, owner } = await setup();
    const body = { mail: 'received', customerLanguage: 'fr', texts: [{ tag: 'mail.received', value: { fr: 'Je l’ai.', en: '' } }] };
    const response = await server.call('POST', '/api/mail-previews/send', { headers: owner, body });
    expect([response.status, await response.json()]).toEqual([200, { recipient: 'samuel@example.org' }]);
    expect(server.queuedSignals()).toBe(1);
    const mails = await sent(server);
    expect(mails).toMatchObject([{ kind: 'mail-preview', recipient: 'samuel@example.org', subject: expect.stringMatching(/^Aperçu\u00a0: Demande B-7K3QX9/) as string, calendar: null }]);
    expect(mails[0]?.html).toContain('Je l’ai.');
    expect((await server.call('POST', '/api/mail-previews/send', { headers: owner, body: { ...body, mail: 'unknown' } })).status).toBe(422);
  });
});
