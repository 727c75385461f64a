import { expect } from 'vitest';
import type { Session } from '../../src/contract/user';
import type { TestServer } from './testServer';

/* Shared steps of the account tests. */

export const PASSWORD = 'une braise patiente';

export const registration = (changes: Record<string, unknown> = {}) => ({ username: 'josee', email: 'josee@example.org', name: 'Josée', password: PASSWORD, ...changes });

export const register = (server: TestServer, changes: Record<string, unknown> = {}) => server.call('POST', '/api/auth/register', { body: registration(changes) });

export const login = (server: TestServer, username = 'josee', password = PASSWORD) => server.call('POST', '/api/auth/login', { body: { username, password } });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Registers Josée and logs her in. @returns the headers of her requests */
export async function member(server: TestServer, changes: Record<string, unknown> = {}): Promise<{ authorization: string }> {
  expect((await register(server, changes)).status).toBe(200);
  const { username, password } = registration(changes) as { username: string; password: string };
  const { token } = (await (await login(server, username, password)).json()) as Session;
  return bearer(token);
}

/** Returns the mails in the outbox, oldest first. */
export const mailsOf = async ({ parts }: TestServer) => parts.database.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('kind').execute();

export const usersOf = async ({ parts }: TestServer) => parts.database.db.selectFrom('user').selectAll().orderBy('username').execute();

/** Whether a session is still valid. */
export const opens = async (server: TestServer, headers: Record<string, string>) => (await server.call('GET', '/api/member/profile', { headers })).status === 200;

export const requestPasswordReset = (server: TestServer, email = 'josee@example.org', more: Record<string, string> = {}) =>
  server.call('POST', '/api/auth/forgot-password', { body: { email, language: 'en' }, headers: more });

/** Requests a password reset link and reads it from the mail. */
export async function resetLink(server: TestServer): Promise<URL> {
  expect((await requestPasswordReset(server)).status).toBe(200);
  await server.settled();
  const mails = (await mailsOf(server)).filter(({ kind }) => kind === 'password-reset');
  const newest = mails.at(-1);
  return new URL(/https?:\S+reset-password\S+/.exec(newest?.text ?? '')?.[0] ?? '');
}

export const reset = (server: TestServer, link: URL, changes: Record<string, unknown> = {}) =>
  server.call('POST', '/api/auth/reset-password', { body: { resetToken: link.searchParams.get('token'), email: link.searchParams.get('email'), newPassword: 'un autre feu de camp', ...changes } });
