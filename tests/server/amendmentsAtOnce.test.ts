import { describe, expect, test } from 'vitest';
import { changedFacts } from '../../src/contract/agreement';
import { addRibs, centsOf, edit, latest, setupAgreements } from './agreementSetup';
import { inEntry, MAIL_TEXT } from './inboxSetup';
import { tokenIn } from './selfServiceSetup';

describe('change that counts at once', () => {
  test('is not dearer: it is recorded without a yes, and the customer is told the difference', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    const response = await edit(scene, id, { selections: { ...before.request.selections, sides: [] } });
    expect(response.status).toBe(200);
    const after = await scene.read(id);
    expect(after.request.selections.sides).toEqual([]);
    expect(latest(after)).toMatchObject({ number: 2, kind: 'amendment', askedBy: 'owner', state: 'accepted', base: latest(before).content, acceptance: { way: 'notNeeded', name: '', notedBy: '', on: null, language: 'fr' } });
    expect(latest(after).content.totalCents).toBe(centsOf(after.quote));
    expect(latest(after).content.totalCents).toBeLessThan(latest(before).content.totalCents);
    const [mail, ...others] = await scene.mails(id, 'booking-amended');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Retiré');
    expect(mail?.text).toContain('Macaroni au fromage, Au homard');
    expect(inEntry(mail?.calendar ?? null, 'SEQUENCE')).toBe('3');
    expect((await scene.look(tokenIn(mail?.text ?? ''))).proposals).toHaveLength(2);
    expect((await scene.look(token)).acts).not.toContain('accept');
  });

  test('was asked for by the customer, however much dearer it is', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.agreed();
    expect((await addRibs(scene, id, { askedBy: 'customer' })).status).toBe(200);
    expect(await scene.read(id)).toMatchObject({ request: { selections: { meats: [{}, { id: 'ribs' }] } }, proposals: [{}, { askedBy: 'customer', state: 'accepted', acceptance: { way: 'notNeeded' } }] });
    expect(await scene.mails(id, 'booking-amended')).toHaveLength(1);
  });

  test('carries the owner’s letter above the difference', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.agreed();
    const { request } = await scene.read(id);
    await edit(scene, id, { selections: { ...request.selections, sides: [] } }, { letter: MAIL_TEXT });
    const [mail] = await scene.mails(id, 'booking-amended');
    expect(mail?.subject).toBe(MAIL_TEXT.subject);
    expect(mail?.text).toMatch(/^Bonjour Marie,[^]+Retiré/);
  });

  test('is the customer’s change of guests, with the one mail that shows it', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    expect((await scene.change(token, 'guests', { adults: 30, children: 4 })).status).toBe(200);
    const after = await scene.read(id);
    expect(latest(after)).toMatchObject({ askedBy: 'customer', state: 'accepted', acceptance: { way: 'notNeeded' }, content: { event: { adults: 30 }, totalCents: centsOf(after.quote) } });
    expect(changedFacts(latest(before).content, latest(after).content)).toEqual(['guests']);
    expect(await scene.mails(id, 'booking-amended')).toEqual([]);
    expect(await scene.mails(id, 'booking-changed')).toHaveLength(1);
    expect(after.revisions.at(-1)).toMatchObject({ by: 'customer', guests: { before: 24, after: 34 } });
  });

  test.each([
    ['the owner’s idea', { date: '2027-07-03', time: '17:30' }, 'owner'],
    ['the customer’s wish', { date: '2027-06-26', time: '18:00' }, 'customer'],
  ])('is a move that is %s', async (_, to, askedBy) => {
    const scene = await setupAgreements();
    const { id, token } = await scene.agreed();
    await scene.change(token, 'date', { date: '2027-06-26', time: '18:00', words: '' });
    expect((await scene.performAction(id, 'move', { body: { ...to, letter: null } })).status).toBe(200);
    const after = await scene.read(id);
    expect(latest(after)).toMatchObject({ kind: 'amendment', askedBy, state: 'accepted', content: { event: to } });
    const [mail] = await scene.mails(id, 'booking-amended');
    expect(mail?.text).toContain('Avant');
    expect(inEntry(mail?.calendar ?? null, 'DTSTART')).toContain(to.date.replaceAll('-', ''));
    expect(after.history.at(-1)).toMatchObject({ act: 'move', letter: true });
  });

  test('leaves no amendment when nothing that was agreed changes', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.agreed();
    const { request } = await scene.read(id);
    expect((await edit(scene, id, { contactInfo: { ...request.contactInfo, notes: 'Entrée par la cour.' } })).status).toBe(200);
    expect((await scene.read(id)).proposals).toHaveLength(1);
    expect(await scene.mails(id, 'booking-amended')).toEqual([]);
  });
});
