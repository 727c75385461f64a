import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import { DEFAULT_PRIVATE_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { frenchSpacing } from '../../src/contract/language';
import { CUSTOMER_ACTIONS, isAllowed, REQUEST_RULES, type CustomerAction } from '../../src/contract/requestRules';
import type { SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { latest, setupAgreements, type AgreementSetup } from './agreementSetup';
import { DAY, hashOf, historyIn, inEntry, OTHER_HASH, setStatus, statusIn } from './inboxSetup';

/** Two weeks before the requested day. */
const BEFORE = '2027-06-05T16:00:00.000Z';

/** Acts as the customer, with a body that is valid. */
const actAsCustomer = (scene: AgreementSetup, token: string, action: CustomerAction): Promise<Response> => {
  switch (action) {
    case 'changeGuests':
      return scene.change(token, 'guests', { adults: 22, children: 4 });
    case 'askDate':
      return scene.change(token, 'date', { date: '2027-06-26', time: '18:00' });
    case 'changeDiets':
      return scene.change(token, 'diets', { diets: [] });
    case 'withdraw':
      return scene.change(token, 'cancel', { sure: true });
    case 'accept':
      return scene.accept(token);
  }
};

test.each(BOOKING_STATUSES.flatMap((status) => [false, true].map((proposed) => [status, proposed] as const)))('a customer can take every legal action on a request that is %s (open proposal: %s), and no other', async (status, proposed) => {
  const scene = await setupAgreements();
  scene.server.travelTo(BEFORE);
  for (const action of CUSTOMER_ACTIONS) {
    const { id, token } = await scene.book({ date: DAY });
    if (proposed) await scene.performAction(id, 'propose');
    await setStatus(scene, id, status);
    const before = await historyIn(scene, id);
    const legal = isAllowed(action, { status, date: DAY, erased: false, proposed }, '2027-06-05');
    expect((await scene.look(token)).acts.includes(action)).toBe(legal);
    const response = await actAsCustomer(scene, token, action);
    expect([action, response.status]).toEqual([action, legal ? 200 : 409]);
    expect(await statusIn(scene, id)).toBe(legal ? (REQUEST_RULES[action].to ?? status) : status);
    expect(await historyIn(scene, id)).toHaveLength(before.length + (legal ? 1 : 0));
    // Frees the day for the next action.
    await setStatus(scene, id, 'declined');
  }
}, 60_000);

describe('acceptance', () => {
  test('confirms the request and stores who accepted which terms, in which language, when and how', async () => {
    const scene = await setupAgreements();
    await scene.saveSettings('proposals', { ...DEFAULT_PRIVATE_SETTINGS.proposals, terms: { fr: 'Mes conditions', en: 'My terms' } });
    const { id, token, proposal } = await scene.proposed();
    scene.server.travelTo('2026-11-23T15:30:00.000Z');
    const response = await scene.accept(token, { language: 'en', body: { name: '  Marie Tremblay-Roy ' } });
    expect(response.status).toBe(200);
    const view = (await response.json()) as SelfServiceRequest;
    expect(view).toMatchObject({ status: 'confirmed', version: 3, sequence: 2 });
    expect(view.acts).not.toContain('accept');
    const acceptance = { at: '2026-11-23T15:30:00.000Z', way: 'link', name: 'Marie Tremblay-Roy', language: 'en', on: null, notedBy: '' };
    expect(latest(view)).toEqual({ ...proposal, state: 'accepted', acceptance });
    expect(latest(view).content.terms).toEqual({ version: 1, text: { fr: 'Mes conditions', en: 'My terms' } });
    const details = await scene.read(id);
    expect(latest(details)).toEqual(latest(view));
    expect(details.history.map(({ act, by }) => [act, by])).toEqual([['propose', 'samuel'], ['accept', null]]);
  });

  test('leaves stored JSON whose SHA-256 is the hash, whatever changes later', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    await scene.saveSettings('proposals', { ...DEFAULT_PRIVATE_SETTINGS.proposals, terms: { fr: 'Autres', en: 'Others' } });
    await scene.server.call('DELETE', '/api/meat/brisket', { headers: scene.owner });
    const row = await scene.server.parts.database.db.selectFrom('proposal').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow();
    expect(createHash('sha256').update(row.content).digest('hex')).toBe(row.hash);
    const { content, hash } = latest(await scene.look(token));
    // The customer can check it, from what the page has read.
    expect(createHash('sha256').update(canonicalize(content) ?? '').digest('hex')).toBe(hash);
    expect(content.terms.text).toEqual(DEFAULT_PRIVATE_SETTINGS.proposals.terms);
  });

  test('sends both sides a mail with a calendar entry, and the customer everything that was accepted', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed({ language: 'en' });
    await scene.accept(token, { body: { name: 'Marie T.' } });
    const [theirs, ...more] = await scene.mails(id, 'booking-accepted');
    expect(more).toEqual([]);
    expect(theirs).toMatchObject({ recipient: 'marie@example.org', language: 'en' });
    expect(theirs?.subject).toMatch(/^Agreed: Private event, .*2027/);
    for (const told of ['Marie T.', proposal.hash, '12, rue Saint-Paul, Upton', 'Brisket', 'Mac and cheese, With lobster', 'GST', 'QST', '20 adults', token]) expect(theirs?.text).toContain(told);
    // On an English paper, the French text stands first and with it.
    const { included, terms } = DEFAULT_PRIVATE_SETTINGS.proposals;
    for (const text of [included, terms]) expect(theirs?.text.indexOf(text.fr)).toBeLessThan(theirs?.text.indexOf(text.en) ?? -1);
    for (const text of [included, terms]) expect(theirs?.text).toContain(text.fr);
    for (const told of ['Marie T.', proposal.hash, 'Brisket']) expect(theirs?.html).toContain(told);
    const [owners] = await scene.mails(id, 'booking-accepted-notice');
    expect(owners).toMatchObject({ recipient: 'bonjour@boucane.example', language: 'fr' });
    expect(owners?.text).toContain(proposal.hash);
    expect(owners?.text).not.toContain(token);
    for (const mail of [theirs, owners]) expect([inEntry(mail?.calendar ?? null, 'SEQUENCE'), inEntry(mail?.calendar ?? null, 'STATUS')]).toEqual(['2', 'CONFIRMED']);
  });

  test('answers a pending request for another date', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed();
    await scene.change(token, 'date', { date: '2027-06-26', time: '18:00' });
    expect((await scene.accept(token)).status).toBe(200);
    expect(await scene.read(id)).toMatchObject({ status: 'confirmed', request: { date: DAY } });
    expect((await scene.look(token)).wish).toBeNull();
  });

  test.each([
    [{ name: '' }, 'name', 'Écrivez votre nom pour accepter'],
    [{ name: '   ' }, 'name', 'Écrivez votre nom pour accepter'],
    [{ terms: false }, 'terms', 'Lisez les conditions, puis cochez la case'],
    [{ terms: undefined }, 'terms', 'Lisez les conditions, puis cochez la case'],
    [{ hash: 'x'.repeat(64) }, 'hash', 'Vérifiez cette valeur : elle n’est pas valide.'],
    [{ hash: undefined }, 'hash', 'Ce champ est obligatoire.'],
  ])('is rejected at the field: %j', async (body, field, message) => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed();
    const response = await scene.accept(token, { body });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: object }).errors).toEqual({ [field]: frenchSpacing(message) });
    expect(await statusIn(scene, id)).toBe('requested');
  });

  test('ignores amounts and any other field of the body', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed();
    const body = { total_cents: 1, totalCost: 1, content: { ...proposal.content, totalCents: 1 }, quote: { totalCost: 1 }, state: 'accepted', way: 'spoken', status: 'done', validUntil: '2099-01-01', number: 9, version: 99 };
    expect((await scene.accept(token, { body })).status).toBe(200);
    const details = await scene.read(id);
    expect(details.quote.totalCost).toBe(proposal.content.totalCents / 100);
    expect(latest(details)).toMatchObject({ number: 1, content: proposal.content, acceptance: { way: 'link' } });
  });

  test('of a hash that was tampered with is rejected with the current request', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed();
    const tampered = `${proposal.hash.startsWith('0') ? '1' : '0'}${proposal.hash.slice(1)}`;
    for (const hash of [tampered, OTHER_HASH]) {
      const response = await scene.accept(token, { body: { hash } });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ message: frenchSpacing('Cette proposition n’est plus en vigueur : voici où en sont les choses.'), current: { status: 'requested', proposals: [{ hash: proposal.hash, state: 'open' }] } });
    }
    expect(await statusIn(scene, id)).toBe('requested');
  });

  test('of a replaced proposal is rejected with the one that has replaced it', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed();
    await scene.performAction(id, 'edit');
    await scene.performAction(id, 'propose');
    const response = await scene.accept(token, { body: { hash: proposal.hash } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { proposals: [{ number: 1, state: 'replaced' }, { number: 2, state: 'open', content: { event: { adults: 21 } } }] } });
  });

  test('is idempotent under its key, and a key cannot be reused for another body', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed();
    const { version } = await scene.look(token);
    const hash = hashOf(await scene.look(token));
    const responses = await Promise.all([1, 2, 3].map(() => scene.accept(token, { version, key: 'one', body: { hash } })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await scene.accept(token, { version, key: 'one', body: { hash } })).status).toBe(200);
    expect(await scene.mails(id, 'booking-accepted')).toHaveLength(1);
    expect(await historyIn(scene, id)).toHaveLength(2);
    expect((await scene.accept(token, { version, key: 'one', body: { hash, name: 'Eve' } })).status).toBe(422);
    expect(latest(await scene.look(token)).acceptance?.name).toBe('Marie Tremblay');
  });

  test('with any unknown, outdated or erased link gets one and the same 404', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed();
    const old = await scene.proposed({ date: '2026-12-24' });
    await scene.performAction(id, 'decline');
    await scene.performAction(id, 'erase');
    scene.server.travelTo('2027-02-01T17:00:00.000Z');
    const body = { hash: proposal.hash, name: 'Marie', terms: true };
    const links = ['x'.repeat(43), '', token, old.token, "' or 1=1 --"];
    const responses = await Promise.all(links.map((link) => scene.server.call('POST', '/api/manage/accept', { headers: { 'manage-token': link }, body })));
    expect(responses.map(({ status }) => status)).toEqual(links.map(() => 404));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
  });

  test('does not happen by a GET or HEAD request, which link scanners send', async () => {
    const scene = await setupAgreements();
    const { token } = await scene.proposed();
    const { db } = scene.server.parts.database;
    const everything = async () => JSON.stringify(await Promise.all((['booking', 'proposal', 'booking_history', 'manage_token', 'mail_outbox', 'idempotency'] as const).map((table) => db.selectFrom(table).selectAll().execute())));
    const before = await everything();
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['/api/manage', '/api/manage/accept', '/api/manage/proposal/1', `/fr/demande/${token}`, `/en/request/${token}`, `/fr/demande/${token}?accept=1`]) await scene.server.call(method, path, { headers: { 'manage-token': token } });
    }
    expect(await everything()).toBe(before);
  });
});
