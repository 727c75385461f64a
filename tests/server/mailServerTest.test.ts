import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPrivateAddress, openMailSocket } from '../../server/mailserver/guardedSocket';
import { sendTestMail } from '../../server/mailserver/sendTestMail';
import { stormyMailServer } from './faultyMailServer';
import { loopbackMailServer, localForm, PASSWORD, setupMailServer } from './mailServerSetup';

const LOGIN = { user: 'samuel', pass: PASSWORD };

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a test mail', () => {
  test('is sent to the caller’s own address in their language, through unsaved values', async () => {
    const mailbox = await loopbackMailServer({ login: LOGIN });
    const setup = await setupMailServer();
    expect(await (await setup.test(localForm(mailbox.port, { username: 'samuel', password: PASSWORD, sender: 'envoi@exemple.ca' }))).json()).toEqual({ outcome: 'sent', recipient: 'samuel@example.org', detail: '' });
    expect(mailbox.delivered).toMatchObject([{ subject: 'Sending email works', from: { name: 'Boucane', address: 'envoi@exemple.ca' }, to: [{ address: 'samuel@example.org' }] }]);
    expect(mailbox.delivered[0]?.text).toContain('127.0.0.1');
    expect(await setup.read()).toMatchObject({ source: 'none' });
  });

  test('uses the stored password when the form leaves it empty', async () => {
    const mailbox = await loopbackMailServer({ login: LOGIN });
    const setup = await setupMailServer();
    await setup.put(localForm(mailbox.port, { username: 'samuel', password: PASSWORD }));
    expect(await (await setup.test(localForm(mailbox.port, { username: 'samuel' }))).json()).toMatchObject({ outcome: 'sent' });
    expect(await (await setup.test(null)).json()).toMatchObject({ outcome: 'sent' });
    expect(mailbox.delivered).toHaveLength(2);
  });

  test('is rejected at the field when no mail server is set', async () => {
    const setup = await setupMailServer();
    const response = await setup.test(null);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: object }).errors).toEqual({ 'server.host': 'This field is required.' });
  });

  test('reports a wrong password with the mail server’s own words, without addresses', async () => {
    const mailbox = await loopbackMailServer({ login: LOGIN });
    const setup = await setupMailServer();
    const result = (await (await setup.test(localForm(mailbox.port, { username: 'samuel', password: 'wrong one' }))).json()) as { outcome: string; detail: string };
    expect(result.outcome).toBe('wrongPassword');
    expect(result.detail).toContain('535');
    expect(result.detail).not.toContain('wrong one');
  });

  test.each(['tls', 'starttls'] as const)('reports a certificate that cannot be verified (%s)', async (encryption) => {
    const mailbox = await loopbackMailServer({ encryption });
    const setup = await setupMailServer();
    expect(await (await setup.test(localForm(mailbox.port, { security: encryption }))).json()).toMatchObject({ outcome: 'tls' });
    expect(mailbox.delivered).toEqual([]);
  });

  test.each(['tls', 'starttls'] as const)('reports a mail server that does not offer encryption (%s), and sends nothing in the clear', async (security) => {
    const mailbox = await loopbackMailServer({ login: LOGIN });
    const setup = await setupMailServer();
    expect(await (await setup.test(localForm(mailbox.port, { security, username: 'samuel', password: PASSWORD }))).json()).toMatchObject({ outcome: 'tls' });
    expect(mailbox.delivered).toEqual([]);
  });

  test.each([['recipient', 'recipientRefused'], ['from', 'senderRefused'], ['data', 'other'], ['connect', 'other']] as const)('reports a refusal at %s', async (step, outcome) => {
    const mailbox = await loopbackMailServer();
    mailbox.refuse(step, 550);
    const setup = await setupMailServer();
    const result = (await (await setup.test(localForm(mailbox.port))).json()) as { outcome: string; detail: string };
    expect(result.outcome).toBe(outcome);
    expect(result.detail).toContain('550');
    expect(result.detail).not.toContain('julie@exemple.ca');
  });

  test('reports a closed port', async () => {
    const setup = await setupMailServer();
    expect(await (await setup.test(localForm(await closedPort()))).json()).toMatchObject({ outcome: 'connectionRefused', detail: '' });
  });

  test('reports a host that does not exist', async () => {
    const setup = await setupMailServer();
    expect(await (await setup.test(localForm(587, { host: 'smtp.boucane.invalid', security: 'tls' }))).json()).toMatchObject({ outcome: 'hostNotFound' });
  });

  test.each(['silent', 'silentAfterData'] as const)('reports a mail server that stops answering (%s)', async (behaviour) => {
    const mailbox = await stormyMailServer(() => behaviour);
    const { server } = await setupMailServer();
    const form = { ...localForm(Number(new URL(mailbox.url).port)), sender: '' };
    expect(await sendTestMail(server.parts, { login: form }, { recipient: 'samuel@example.org', language: 'fr', limitMs: 300 })).toMatchObject({ outcome: 'timeout' });
  });

  test('is limited per account', async () => {
    const mailbox = await loopbackMailServer();
    const setup = await setupMailServer({ environment: { RATE_LIMIT_SCALE: '1' } });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await setup.test(localForm(mailbox.port))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a connection', () => {
  test.each(['localhost', '127.0.0.1', '::1', '10.0.0.1', '100.64.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1', 'fe80::1', 'fd12::1', '::ffff:127.0.0.1', '0.0.0.0', '::'])('to %s is refused on a public site', async (host) => {
    const server = createServer().listen(0);
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    await expect(openMailSocket({ host, port, allowPrivate: false, timeoutMs: 1000 })).rejects.toMatchObject({ name: 'PrivateAddressError' });
  });

  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('to %s is allowed', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
