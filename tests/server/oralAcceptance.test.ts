import { describe, expect, test } from 'vitest';
import { latest, setupAgreements } from './agreementSetup';
import { DAY, MAIL_TEXT, OTHER_HASH, statusIn } from './inboxSetup';

describe('oral yes', () => {
  test('confirms the request and records who said it, on which day, and who noted it', async () => {
    const scene = await setupAgreements();
    const { id, token, proposal } = await scene.proposed();
    scene.server.travelTo('2026-11-24T15:00:00.000Z');
    const response = await scene.performAction(id, 'recordYes', { body: { name: 'Marie, au téléphone', on: '2026-11-23', letter: null } });
    expect(response.status).toBe(200);
    const view = await scene.look(token);
    expect(view).toMatchObject({ status: 'confirmed', sequence: 2 });
    expect(latest(view)).toEqual({ ...proposal, state: 'accepted', acceptance: { at: '2026-11-24T15:00:00.000Z', way: 'spoken', name: 'Marie, au téléphone', language: 'fr', on: '2026-11-23', notedBy: 'samuel' } });
    for (const kind of ['booking-accepted', 'booking-accepted-notice']) expect(await scene.mails(id, kind)).toEqual([]);
    expect((await scene.read(id)).history.at(-1)).toMatchObject({ act: 'recordYes', by: 'samuel', letter: false });
  });

  test('sends the owner’s letter with what was agreed and a link', async () => {
    const scene = await setupAgreements();
    const { id, proposal } = await scene.proposed();
    await scene.performAction(id, 'recordYes');
    const [mail] = await scene.mails(id, 'booking-accepted');
    expect(mail?.subject).toBe(MAIL_TEXT.subject);
    expect(mail?.text).toMatch(/^Bonjour Marie,\n\nOn se voit <b>samedi<\/b>/);
    expect(mail?.text).toContain('de vive voix');
    expect(mail?.text).toContain(proposal.hash);
    expect(mail?.text).toMatch(/\/fr\/demande\/[\w-]{43}/);
    // The owner's words are text, never markup.
    expect(mail?.html).toContain('&lt;b&gt;samedi');
    expect((await scene.read(id)).history.at(-1)).toMatchObject({ act: 'recordYes', letter: true });
  });

  test('overbooks a full day only when the owner says so', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.proposed({ date: DAY });
    const other = await scene.ask({ date: DAY });
    await scene.performAction(other, 'confirm');
    const refused = await scene.performAction(id, 'recordYes');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ current: { fullDay: { date: DAY, sameDay: [{ id: other }] } } });
    expect((await scene.performAction(id, 'recordYes', { body: { anyway: true } })).status).toBe(200);
  });

  test.each([[{ on: '2026-11-22' }, 'on'], [{ on: '' }, 'on'], [{ on: '2026-02-30' }, 'on'], [{ name: ' ' }, 'name'], [{ hash: 'abc' }, 'hash']])('is rejected by field: %j', async (body, field) => {
    const scene = await setupAgreements();
    const { id } = await scene.proposed();
    const response = await scene.performAction(id, 'recordYes', { body });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test('to another proposal than the open one is rejected', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.proposed();
    expect((await scene.performAction(id, 'recordYes', { body: { hash: OTHER_HASH } })).status).toBe(409);
    expect(await statusIn(scene, id)).toBe('requested');
  });
});
