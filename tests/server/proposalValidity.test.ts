import { describe, expect, test } from 'vitest';
import { latest, setupAgreements } from './agreementSetup';

describe('validity of a proposal', () => {
  // Local noon, and the last and the first minute of days in Québec: UTC−5 in winter, UTC−4 in summer.
  test.each([
    ['in winter', '2026-11-21T17:00:00.000Z', 14, '2026-12-06T04:59:00.000Z', '2026-12-06T05:00:00.000Z'],
    ['across the start of daylight saving time', '2027-03-10T17:00:00.000Z', 4, '2027-03-15T03:59:00.000Z', '2027-03-15T04:00:00.000Z'],
    ['on the day the clocks go forward', '2027-03-14T17:00:00.000Z', 1, '2027-03-16T03:59:00.000Z', '2027-03-16T04:00:00.000Z'],
    ['across the end of daylight saving time', '2027-11-01T16:00:00.000Z', 6, '2027-11-08T04:59:00.000Z', '2027-11-08T05:00:00.000Z'],
  ])('ends with the last minute of its last local day %s', async (_, proposedAt, validDays, lastMinute, nextDay) => {
    const scene = await setupAgreements();
    scene.server.travelTo(proposedAt);
    const bookings = [await scene.book({ date: '2027-12-18' }), await scene.book({ date: '2027-12-11' })];
    for (const { id } of bookings) expect((await scene.performAction(id, 'propose', { body: { validDays } })).status).toBe(200);
    const [first, second] = bookings.map(({ token }) => token);
    scene.server.travelTo(lastMinute);
    expect(latest(await scene.look(first ?? '')).state).toBe('open');
    expect((await scene.accept(first ?? '')).status).toBe(200);
    scene.server.travelTo(nextDay);
    expect(await scene.look(second ?? '')).toMatchObject({ proposals: [{ state: 'expired' }], acts: expect.not.arrayContaining(['accept']) as string[] });
    const late = await scene.accept(second ?? '');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { status: 'requested', proposals: [{ state: 'expired' }] } });
  });

  test('has passed for the owner too, who can propose again', async () => {
    const scene = await setupAgreements();
    const { id } = await scene.proposed();
    scene.server.travelTo('2026-12-06T05:00:00.000Z');
    expect((await scene.performAction(id, 'recordYes')).status).toBe(409);
    expect((await scene.performAction(id, 'withdrawProposal')).status).toBe(409);
    expect((await scene.performAction(id, 'propose')).status).toBe(200);
    expect((await scene.read(id)).proposals.map(({ state }) => state)).toEqual(['replaced', 'open']);
  });
});
