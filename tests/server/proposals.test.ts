import { describe, expect, test } from 'vitest';
import { DEFAULT_PRIVATE_SETTINGS, DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { RequestDetails } from '../../src/contract/inbox';
import { centsOf, latest, setupAgreements } from './agreementSetup';
import { DAY, inEntry, MAIL_TEXT, OTHER_HASH } from './inboxSetup';
import { tokenIn } from './selfServiceSetup';

const { proposals: terms } = DEFAULT_PRIVATE_SETTINGS;

describe('propose', () => {
  test('stores what the request says in both languages, with taxes, terms and the last day', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.book({ language: 'en', telephone: '450 555-0123', diets: [{ category: 'nuts', severity: 'severe', count: 1, words: '' }] });
    const before = await scene.read(id);
    const details = (await (await scene.performAction(id, 'propose')).json()) as RequestDetails;
    expect(details.proposals).toHaveLength(1);
    const proposal = latest(details);
    expect(proposal).toMatchObject({ number: 1, kind: 'proposal', askedBy: 'owner', state: 'open', validUntil: '2026-12-05', base: null, acceptance: null, hash: expect.stringMatching(/^[\da-f]{64}$/) as string });
    const { content } = proposal;
    expect(content).toMatchObject({
      reference: before.reference,
      language: 'en',
      business: { name: 'Boucane', gstNumber: DEFAULT_SETTINGS.taxes.gstNumber, qstNumber: DEFAULT_SETTINGS.taxes.qstNumber },
      customer: { name: 'Marie Tremblay', email: 'marie@example.org', telephone: '450 555-0123' },
      event: { type: { fr: 'Événement privé', en: 'Private event' }, date: DAY, time: '17:30', place: '12, rue Saint-Paul, Upton', trainingPlace: null, adults: 20, children: 4, reusableUtensils: false },
      items: [
        { id: 'brisket', kind: 'meat', name: { fr: 'Pointe de poitrine', en: 'Brisket' } },
        { id: 'mac-1', kind: 'side', name: { fr: 'Macaroni au fromage, Au homard', en: 'Mac and cheese, With lobster' } },
      ],
      diets: [{ category: 'nuts', severity: 'severe', count: 1, words: '' }],
      included: terms.included,
      terms: { version: 0, text: terms.terms },
    });
    expect(content.lines.map(({ id: line, name, pricedOn }) => [line, name.fr, name.en, pricedOn])).toEqual([
      ['brisket', 'Pointe de poitrine', 'Brisket', null],
      ['mac-1', 'Macaroni au fromage, Au homard', 'Mac and cheese, With lobster', null],
      ['setup', 'Mise en place', 'Setup', null],
      ['travel', 'Déplacement', 'Travel', null],
    ]);
    expect(details.history.at(-1)).toMatchObject({ act: 'propose', by: 'samuel', letter: true, totals: { before: before.quote.totalCost, after: details.quote.totalCost } });
  });

  test('adds the taxes to the quote of a registered business first, so that the request has the total of the paper', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.book();
    const before = await scene.read(id);
    expect(before.quote.lines.map((line) => line.id)).not.toContain('gst');
    await scene.performAction(id, 'propose');
    const details = await scene.read(id);
    const { content } = latest(details);
    const subtotal = centsOf(before.quote);
    expect(content).toMatchObject({ subtotalCents: subtotal, gstCents: Math.round(subtotal * 0.05) });
    expect(content.totalCents).toBe(content.subtotalCents + content.gstCents + content.qstCents);
    expect(centsOf(details.quote)).toBe(content.totalCents);
    expect(details.revisions).toMatchObject([{ by: 'owner', reason: 'TPS et TVQ', before: before.quote, after: details.quote }]);
    const row = await scene.server.parts.database.db.selectFrom('booking').select(['total_cents', 'sold_cents']).where('id', '=', id).executeTakeFirstOrThrow();
    expect([Number(row.total_cents), Number(row.sold_cents)]).toEqual([content.totalCents, content.subtotalCents]);
    // Proposing again adds nothing.
    await scene.performAction(id, 'propose');
    expect((await scene.read(id)).revisions).toHaveLength(1);
  });

  test('adds no taxes for a small supplier, whose paper shows no tax numbers', async () => {
    const scene = await setupAgreements();
    await scene.saveSettings('taxes', { ...DEFAULT_SETTINGS.taxes, registered: false });
    const { id, proposal } = await scene.proposed();
    expect(proposal.content).toMatchObject({ gstCents: 0, qstCents: 0, business: { gstNumber: '', qstNumber: '' } });
    expect(proposal.content.totalCents).toBe(centsOf((await scene.read(id)).quote));
    expect((await scene.read(id)).revisions).toEqual([]);
  });

  test('is rejected without a price, and stores nothing', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.book();
    const { quote } = await scene.read(id);
    await scene.server.parts.database.db.updateTable('booking').set({ quote: JSON.stringify({ ...quote, totalCost: null }), total_cents: null }).execute();
    const response = await scene.performAction(id, 'propose');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'Mettez un prix avant de proposer.' });
    expect(await scene.read(id)).toMatchObject({ version: 1, proposals: [], history: [], revisions: [] });
  });

  test.each([[{ validDays: 0 }, 'validDays'], [{ validDays: 61 }, 'validDays'], [{ validDays: 1.5 }, 'validDays'], [{ validDays: undefined }, 'validDays']])('is rejected by field: %j', async (body, field) => {
    const scene = await setupAgreements();
    const { id } = await scene.book();
    const response = await scene.performAction(id, 'propose', { body });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test('is never valid beyond the day of the event', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.book({ date: '2026-12-01' });
    await scene.performAction(id, 'propose', { body: { validDays: 60 } });
    expect(latest(await scene.read(id)).validUntil).toBe('2026-12-01');
  });

  test('sends the owner’s letter with a link of its own, the price change and a calendar entry', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed();
    const [letter, ...others] = await scene.mails(id, 'booking-proposed');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: 'marie@example.org', subject: MAIL_TEXT.subject });
    expect(letter?.text).toContain('TPS');
    expect(inEntry(letter?.calendar ?? null, 'SEQUENCE')).toBe('1');
    expect(inEntry(letter?.calendar ?? null, 'STATUS')).toBe('TENTATIVE');
    const own = tokenIn(letter?.text ?? '');
    expect(own).not.toBe(token);
    expect((await scene.look(own)).acts).toContain('accept');
  });

  test('sends nothing without a letter, and rejects a letter to a customer without an email address', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.book();
    expect((await scene.performAction(id, 'propose', { body: { letter: null } })).status).toBe(200);
    expect(await scene.mails(id, 'booking-proposed')).toEqual([]);
    const { request } = await scene.read(id);
    await scene.server.parts.database.db.updateTable('booking').set({ email: '', request: JSON.stringify({ ...request, contactInfo: { ...request.contactInfo, email: '' } }) }).execute();
    const refused = await scene.performAction(id, 'propose');
    expect(refused.status).toBe(422);
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['letter']);
    expect((await scene.performAction(id, 'propose', { body: { letter: null } })).status).toBe(200);
  });

  test('replaces an open proposal, which the customer still reads', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed();
    await scene.performAction(id, 'propose', { body: { validDays: 5 } });
    const { proposals } = await scene.look(token);
    expect(proposals.map(({ number, state, validUntil }) => [number, state, validUntil])).toEqual([
      [1, 'replaced', '2026-12-05'],
      [2, 'open', '2026-11-26'],
    ]);
    // Both say the same, so both have the same name.
    expect(proposals.map(({ hash }) => hash)).toEqual([proposal.hash, proposal.hash]);
  });

  test('keeps the names of a dish, a topping and an event type that are gone or renamed by the owner', async () => {
    const scene = await setupAgreements();
    const details = { eventType: 'pizza-popup-camp', eventTime: '12:00', toppings: ['olives', 'truffle'], trainingPlace: null, reusableUtensils: true };
    await scene.saveSettings('lists', {
      ...DEFAULT_SETTINGS.lists,
      eventTypes: [...DEFAULT_SETTINGS.lists.eventTypes, { key: 'pizza-popup-camp', name: { fr: 'Pizza au camp', en: 'Pizza at the cottage' }, hidden: false }],
      toppings: [...DEFAULT_SETTINGS.lists.toppings, { key: 'truffle', name: { fr: 'Truffe', en: 'Truffle' }, hidden: false }],
    });
    const { id } = await scene.book({ details });
    for (const path of ['/api/meat/brisket', '/api/side/mac']) expect((await scene.server.call('DELETE', path, { headers: scene.owner })).status).toBe(200);
    await scene.performAction(id, 'propose');
    const { content } = latest(await scene.read(id));
    expect(content.event).toMatchObject({ type: { fr: 'Pizza au camp', en: 'Pizza at the cottage' }, time: '12:00', reusableUtensils: true });
    expect(content.items.map(({ kind, name }) => [kind, name.fr, name.en])).toEqual([
      ['meat', 'Pointe de poitrine', 'Pointe de poitrine'],
      ['side', 'Macaroni au fromage, Au homard', 'Macaroni au fromage, Au homard'],
      ['topping', 'Olives', 'Olives'],
      ['topping', 'Truffe', 'Truffle'],
    ]);
    expect(content.lines[0]?.name).toEqual({ fr: 'Pointe de poitrine', en: 'Pointe de poitrine' });
  });

  test('shows a line under the name that the owner gave it, and one of a preset in both languages', async () => {
    const scene = await setupAgreements();
    await scene.saveSettings('linePresets', { presets: [{ name: { fr: 'Chapiteau', en: 'Tent' }, amount: 150, perPerson: false }] });
    const { id } = await scene.book();
    const { quote } = await scene.read(id);
    const lines = quote.lines.map(({ id: line, name, amount }) => ({ id: line, name: line === 'brisket' ? 'Poitrine, tranchée sur place' : name, cents: Math.round(amount * 100) }));
    const adjustment = { lines: [...lines, { id: 'added-1', name: 'Chapiteau', cents: 15_000 }, { id: 'added-2', name: 'Musique', cents: 5000 }], reason: 'Au téléphone' };
    expect((await scene.performAction(id, 'confirm', { body: { adjustment } })).status).toBe(200);
    await scene.performAction(id, 'propose');
    const names = new Map(latest(await scene.read(id)).content.lines.map((line) => [line.id, line.name]));
    expect(names.get('brisket')).toEqual({ fr: 'Poitrine, tranchée sur place', en: 'Poitrine, tranchée sur place' });
    expect(names.get('added-1')).toEqual({ fr: 'Chapiteau', en: 'Tent' });
    expect(names.get('added-2')).toEqual({ fr: 'Musique', en: 'Musique' });
  });
});

describe('withdrawal of a proposal', () => {
  test('ends it and leaves the request as it is', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed();
    expect((await scene.performAction(id, 'withdrawProposal')).status).toBe(200);
    expect(await scene.look(token)).toMatchObject({ status: 'requested', proposals: [{ state: 'withdrawn' }], acts: expect.not.arrayContaining(['accept']) as string[] });
    expect((await scene.accept(token)).status).toBe(409);
    expect((await scene.read(id)).history.map(({ act }) => act)).toEqual(['propose', 'withdrawProposal']);
  });

  test('of another proposal than the open one is rejected with the current request', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.proposed();
    const response = await scene.performAction(id, 'withdrawProposal', { body: { hash: OTHER_HASH } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { id, status: 'requested' } });
    expect(latest(await scene.read(id)).state).toBe('open');
  });

  test.each(['decline', 'cancel'] as const)('follows when the owner has to %s the request', async (act) => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed();
    expect((await scene.performAction(id, act)).status).toBe(200);
    expect(await scene.look(token)).toMatchObject({ proposals: [{ state: 'withdrawn' }], acts: [] });
  });

  test('follows when the customer cancels', async () => {
    const scene = await setupAgreements();
    const { token } = await scene.proposed();
    expect((await scene.change(token, 'cancel', { sure: true })).status).toBe(200);
    expect(await scene.look(token)).toMatchObject({ proposals: [{ state: 'withdrawn' }], acts: [] });
  });
});

test.each([
  ['move', (scene, { id }) => scene.performAction(id, 'move')],
  ['edit', (scene, { id }) => scene.performAction(id, 'edit')],
  ['change of guests', (scene, { token }) => scene.change(token, 'guests', { adults: 22, children: 4 })],
  ['change of diets', (scene, { token }) => scene.change(token, 'diets', { diets: [{ category: 'milk', severity: 'intolerance', count: 1, words: '' }] })],
  ['confirmation with other prices', async (scene, { id }) => {
    const { quote } = await scene.read(id);
    const lines = quote.lines.filter((line) => line.id !== 'gst' && line.id !== 'qst').map((line) => ({ id: line.id, name: line.name, cents: Math.round(line.amount * 100) - 100 }));
    return scene.performAction(id, 'confirm', { body: { adjustment: { lines, reason: 'Un petit rabais' } } });
  }],
] as const satisfies [string, (scene: Awaited<ReturnType<typeof setupAgreements>>, booked: { id: string; token: string }) => Promise<Response>][])('a %s replaces an open proposal', async (_, change) => {
  const scene = await setupAgreements();
  const booked = await scene.proposed();
  expect((await change(scene, booked)).status).toBe(200);
  expect(await scene.read(booked.id)).toMatchObject({ proposals: [{ state: 'replaced', acceptance: null }] });
  expect((await scene.accept(booked.token)).status).toBe(409);
});

test('a confirmation without other prices leaves the proposal open, and its acceptance keeps the booking confirmed', async () => {
  const scene = await setupAgreements();
  const { id, token } = await scene.proposed();
  await scene.performAction(id, 'confirm');
  expect(latest(await scene.read(id)).state).toBe('open');
  expect((await scene.accept(token)).status).toBe(200);
  expect(await scene.look(token)).toMatchObject({ status: 'confirmed', proposals: [{ state: 'accepted' }] });
});
