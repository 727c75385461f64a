import type { ResponseOf } from '../../src/contract/endpoints';

/** The administrator, logged in through the API. */
export interface Owner {
  url: string;
  token: string;
}

/** Logs the administrator in. */
export async function logIn(url: string, { username, password }: { username: string; password: string }): Promise<Owner> {
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password }) });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  const { token } = (await response.json()) as ResponseOf<'login'>;
  return { url, token };
}

async function read(owner: Owner, path: string): Promise<unknown> {
  const response = await fetch(`${owner.url}/api${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Returns the newest hundred bookings as the owner sees them. */
export const bookingsOf = async (owner: Owner): Promise<ResponseOf<'listBookings'>> => (await read(owner, '/booking?limit=100&offset=0')) as ResponseOf<'listBookings'>;

/** Returns the newest hundred mails as the owner sees them. */
export const mailsOf = async (owner: Owner): Promise<ResponseOf<'listMail'>> => (await read(owner, '/mail?limit=100&offset=0')) as ResponseOf<'listMail'>;
