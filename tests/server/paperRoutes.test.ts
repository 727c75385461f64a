import { expect, test } from 'vitest';
import { readPdf } from '../e2e/pdfText';
import { latest, setupAgreements } from './agreementSetup';
import { tight } from './paperContents';

/** Rows that a read must not change. */
const everything = async ({ server }: Awaited<ReturnType<typeof setupAgreements>>) => {
  const { db } = server.parts.database;
  return JSON.stringify([await db.selectFrom('proposal').selectAll().execute(), await db.selectFrom('booking').selectAll().execute(), await db.selectFrom('booking_history').selectAll().execute(), await db.selectFrom('mail_outbox').selectAll().execute()]);
};

test('the owner and the customer download the same paper under its reference', async () => {
  const scene = await setupAgreements();
  const { id, token, proposal } = await scene.proposed();
  const owner = await scene.server.call('GET', `/api/booking/${id}/proposal/1`, { headers: scene.owner });
  const customer = await scene.server.call('GET', '/api/manage/proposal/1', { headers: { 'manage-token': token } });
  for (const response of [owner, customer]) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="proposition-${proposal.content.reference.toLowerCase()}-1.pdf"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  const [one, other] = [Buffer.from(await owner.arrayBuffer()), Buffer.from(await customer.arrayBuffer())];
  expect(one.equals(other)).toBe(true);
  const { text } = readPdf(one);
  for (const part of [proposal.hash, proposal.content.reference, 'Marie Tremblay', 'Attend votre réponse']) expect(text).toContain(tight(part));
});

test('the paper of an accepted proposal says who accepted it', async () => {
  const scene = await setupAgreements();
  const { id } = await scene.agreed({ language: 'en' });
  const response = await scene.server.call('GET', `/api/booking/${id}/proposal/1`, { headers: scene.owner });
  expect(response.headers.get('content-disposition')).toMatch(/filename="proposal-/);
  const { text } = readPdf(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain(tight('Marie Tremblay said yes through the link in the email'));
  expect(text).toContain(latest(await scene.read(id)).hash);
});

test('GET and HEAD change nothing, however often', async () => {
  const scene = await setupAgreements();
  const { id, token } = await scene.proposed();
  const before = await everything(scene);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect((await scene.server.call(method, `/api/booking/${id}/proposal/1`, { headers: scene.owner })).status).toBe(200);
    expect((await scene.server.call(method, '/api/manage/proposal/1', { headers: { 'manage-token': token } })).status).toBe(200);
  }
  expect(await everything(scene)).toBe(before);
});

test('a paper needs the owner’s login or the token of its own request', async () => {
  const scene = await setupAgreements();
  const { id } = await scene.proposed();
  const { token: other } = await scene.book();
  const member = await scene.server.signedIn('user', 'marie');
  expect((await scene.server.call('GET', `/api/booking/${id}/proposal/1`)).status).toBe(401);
  expect((await scene.server.call('GET', `/api/booking/${id}/proposal/1`, { headers: member })).status).toBe(403);
  const bodies = [];
  for (const headers of [{}, { 'manage-token': 'x' }, { 'manage-token': 'A'.repeat(43) }] as Record<string, string>[]) {
    const response = await scene.server.call('GET', '/api/manage/proposal/1', { headers });
    expect(response.status).toBe(404);
    bodies.push(await response.text());
  }
  expect(new Set(bodies).size).toBe(1);
  // The other request has no proposal.
  expect((await scene.server.call('GET', '/api/manage/proposal/1', { headers: { 'manage-token': other } })).status).toBe(404);
});

test.each(['0', '2', '01', '1e0', '-1', 'x', '1.0', '99999999999999999999'])('proposal %s does not exist', async (number) => {
  const scene = await setupAgreements();
  const { id, token } = await scene.proposed();
  expect((await scene.server.call('GET', `/api/booking/${id}/proposal/${number}`, { headers: scene.owner })).status).toBe(404);
  expect((await scene.server.call('GET', `/api/manage/proposal/${number}`, { headers: { 'manage-token': token } })).status).toBe(404);
});

test('an erased request has no paper', async () => {
  const scene = await setupAgreements();
  const { id, token } = await scene.proposed();
  expect((await scene.performAction(id, 'decline')).status).toBe(200);
  expect((await scene.performAction(id, 'erase')).status).toBe(200);
  expect((await scene.server.call('GET', `/api/booking/${id}/proposal/1`, { headers: scene.owner })).status).toBe(404);
  expect((await scene.server.call('GET', '/api/manage/proposal/1', { headers: { 'manage-token': token } })).status).toBe(404);
});
