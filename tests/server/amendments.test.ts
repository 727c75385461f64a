import { describe, expect, test } from 'vitest';
import { changedFacts, changedLines } from '../../src/contract/agreement';
import { DEFAULT_PRIVATE_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { addRibs, centsOf, edit, latest, setupAgreements } from './agreementSetup';
import { hashOf, inEntry } from './inboxSetup';
import { tokenIn } from './selfServiceSetup';

describe('dearer change by the owner', () => {
  test('waits for the customer’s yes, and the agreement stands in the meantime', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    const response = await addRibs(scene, id);
    expect(response.status).toBe(200);
    const after = await scene.read(id);
    expect(after).toMatchObject({ request: before.request, quote: before.quote, revisions: before.revisions, status: 'confirmed', version: before.version + 1 });
    const amendment = latest(after);
    expect(amendment).toMatchObject({ number: 2, kind: 'amendment', askedBy: 'owner', state: 'open', base: latest(before).content, acceptance: null, validUntil: '2026-12-05' });
    expect(changedFacts(latest(before).content, amendment.content)).toEqual(['items']);
    expect(changedLines(latest(before).content, amendment.content)).toMatchObject([{ id: 'ribs', name: { fr: 'Côtes levées', en: 'Ribs' }, before: null }]);
    expect(amendment.content.lines.find((line) => line.id === 'ribs')?.pricedOn).toBe('2026-11-21');
    expect(after.history.at(-1)).toMatchObject({ act: 'amend', by: 'samuel', letter: true });
    expect((await scene.look(token)).acts).toContain('accept');
  });

  test('sends the difference and a link, and no calendar entry', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.agreed();
    await addRibs(scene, id);
    const [mail, ...others] = await scene.mails(id, 'booking-amendment');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'marie@example.org', calendar: null });
    for (const told of ['Ajouté', 'Côtes levées', 'TPS', 'TVQ', '5 décembre 2026']) expect(mail?.text).toContain(told);
    // The mail does not repeat what stays the same.
    expect(mail?.text).not.toMatch(/Pointe de poitrine|rue Saint-Paul/);
    const view = await scene.look(tokenIn(mail?.text ?? ''));
    expect(view.acts).toContain('accept');
    expect(mail?.html).toContain('Côtes levées');
  });

  test('is applied by the customer’s yes, in the request, its price, its history and its calendar entry', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    await addRibs(scene, id, { reason: 'Au téléphone' });
    scene.server.travelTo('2026-11-25T17:00:00.000Z');
    const { hash, content } = latest(await scene.read(id));
    expect((await scene.accept(token, { body: { hash } })).status).toBe(200);
    const after = await scene.read(id);
    expect(after.request.selections.meats.map((meat) => meat.id)).toEqual(['brisket', 'ribs']);
    expect(centsOf(after.quote)).toBe(content.totalCents);
    expect(after.revisions.at(-1)).toMatchObject({ at: '2026-11-25T17:00:00.000Z', reason: 'Au téléphone', before: before.quote, after: after.quote });
    expect(after.proposals.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(after.history.at(-1)).toMatchObject({ act: 'accept', by: null, totals: { before: before.quote.totalCost, after: after.quote.totalCost } });
    const stored = await scene.server.parts.database.db.selectFrom('proposal').select(['number', 'change']).where('booking_id', '=', id).execute();
    expect(stored.map(({ change }) => change)).toEqual([null, null]);
    const mails = await scene.mails(id, 'booking-accepted');
    expect(mails.map(({ calendar }) => inEntry(calendar, 'SEQUENCE'))).toEqual(['2', '3']);
    expect(mails.at(-1)?.text).toContain(hash);
  });

  test('is applied by a yes in words too', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.agreed();
    await addRibs(scene, id);
    expect((await scene.performAction(id, 'recordYes', { body: { letter: null } })).status).toBe(200);
    expect(await scene.read(id)).toMatchObject({ request: { selections: { meats: [{ id: 'brisket' }, { id: 'ribs' }] } }, proposals: [{}, { state: 'accepted', acceptance: { way: 'spoken' } }] });
  });

  test('ends the earlier links when it corrects the email address', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const { contactInfo, selections } = (await scene.read(id)).request;
    scene.server.travelTo('2026-11-22T17:00:00.000Z');
    await edit(scene, id, { contactInfo: { ...contactInfo, email: 'marie.t@example.org' }, selections: { ...selections, meats: [...selections.meats, { id: 'ribs', name: '' }] } });
    expect(await scene.look(token)).toMatchObject({ name: 'Marie Tremblay' });
    const [mail] = await scene.mails(id, 'booking-amendment');
    expect(mail?.recipient).toBe('marie.t@example.org');
    const own = tokenIn(mail?.text ?? '');
    expect((await scene.accept(own)).status).toBe(200);
    expect((await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': token } })).status).toBe(404);
    expect(await scene.look(own)).toMatchObject({ proposals: [{}, { state: 'accepted' }] });
  });

  test('leaves the agreement as it was once it has expired', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    await addRibs(scene, id);
    scene.server.travelTo('2026-12-06T05:00:00.000Z');
    expect((await scene.accept(token)).status).toBe(409);
    expect(await scene.read(id)).toMatchObject({ request: before.request, quote: before.quote, proposals: [{ state: 'accepted' }, { state: 'expired' }] });
  });

  test('is replaced by any other change, whose difference is counted from the agreement', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    await addRibs(scene, id);
    const waiting = latest(await scene.read(id)).hash;
    expect((await scene.change(token, 'diets', { diets: [{ category: 'milk', severity: 'intolerance', count: 1, words: '' }] })).status).toBe(200);
    const after = await scene.read(id);
    expect(after.proposals.map(({ state, kind }) => [kind, state])).toEqual([['proposal', 'accepted'], ['amendment', 'replaced'], ['amendment', 'accepted']]);
    expect(latest(after).base).toEqual(latest(before).content);
    expect(changedFacts(latest(before).content, latest(after).content)).toEqual(['diets']);
    expect((await scene.accept(token, { body: { hash: waiting } })).status).toBe(409);
  });

  test('can be withdrawn by the owner', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    await addRibs(scene, id);
    expect((await scene.performAction(id, 'withdrawProposal')).status).toBe(200);
    expect(await scene.read(id)).toMatchObject({ request: before.request, quote: before.quote, proposals: [{ state: 'accepted' }, { state: 'withdrawn' }] });
    expect((await scene.look(token)).acts).not.toContain('accept');
  });
});

test('an amendment keeps the words of the agreement for what the change does not touch', async () => {
  const scene = await setupAgreements();
  const { id } = await scene.agreed();
  const before = latest(await scene.read(id)).content;
  await scene.saveSettings('proposals', { ...DEFAULT_PRIVATE_SETTINGS.proposals, included: { fr: 'Rien', en: 'Nothing' }, terms: { fr: 'Tout change', en: 'All new' } });
  await scene.server.call('PUT', '/api/meat/brisket', { headers: scene.owner, body: { name_fr: 'Autre chose', name_en: 'Something else', sellPerKg: 999, avgKgPerPerson: 2 } });
  const { request } = await scene.read(id);
  await edit(scene, id, { selections: { ...request.selections, sides: [] } });
  const after = latest(await scene.read(id));
  expect(after.content).toMatchObject({ included: before.included, terms: before.terms, items: [before.items[0]] });
  expect(after.content.lines[0]).toEqual(before.lines[0]);
  expect(changedFacts(before, after.content)).toEqual(['items']);
});

test('a change of a request that was confirmed without a paper simply counts', async () => {
  const scene = await setupAgreements();
  const { id } = await scene.book();
  await scene.performAction(id, 'confirm');
  expect((await addRibs(scene, id)).status).toBe(200);
  expect(await scene.read(id)).toMatchObject({ request: { selections: { meats: [{}, { id: 'ribs' }] } }, proposals: [] });
});

test('a new proposal about an agreement leaves its price alone until it is accepted', async () => {
  const scene = await setupAgreements();
  await scene.saveSettings('taxes', { registered: false, gstNumber: '', qstNumber: '' });
  const { id, token } = await scene.agreed();
  const before = await scene.read(id);
  await scene.saveSettings('taxes', { registered: true, gstNumber: '123456789 RT0001', qstNumber: '1234567890 TQ0001' });
  expect((await scene.performAction(id, 'propose')).status).toBe(200);
  expect((await scene.read(id)).quote).toEqual(before.quote);
  expect((await scene.accept(token)).status).toBe(200);
  expect((await scene.read(id)).proposals.map(({ kind, state }) => [kind, state])).toEqual([['proposal', 'accepted'], ['proposal', 'accepted']]);
});

test('an event changed three times by both sides has one record, and request, paper, mails and list say the same', async () => {
  const scene = await setupAgreements();
  const { id, token } = await scene.agreed();
  await scene.change(token, 'guests', { adults: 26, children: 4 });
  await addRibs(scene, id);
  expect((await scene.accept(token, { body: { hash: hashOf(await scene.read(id)) } })).status).toBe(200);
  await scene.performAction(id, 'move', { body: { date: '2027-07-03', time: '18:30', letter: null } });
  const details = await scene.read(id);
  const { content } = latest(details);
  expect(details.proposals.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  expect(content).toMatchObject({ event: { date: '2027-07-03', time: '18:30', adults: 26, children: 4 }, items: [{ id: 'brisket' }, { id: 'ribs' }, { id: 'mac-1' }] });
  expect(content.totalCents).toBe(centsOf(details.quote));
  expect(content.lines.reduce((sum, { cents }) => sum + cents, 0) + content.gstCents + content.qstCents).toBe(content.totalCents);
  expect(centsOf((await scene.look(token)).quote)).toBe(content.totalCents);
  const [line] = (await (await scene.server.call('GET', '/api/booking', { headers: scene.owner })).json()) as { quote: { totalCost: number } }[];
  expect(centsOf(line?.quote ?? { totalCost: null })).toBe(content.totalCents);
  const kitchen = await (await scene.server.call('GET', '/api/preparation?from=2027-07-03&to=2027-07-03', { headers: scene.owner })).text();
  expect(kitchen).toContain('ribs');
});
