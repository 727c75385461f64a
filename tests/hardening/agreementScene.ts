import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '../e2e/admin.ts';
import type { Owner } from '../e2e/owner.ts';
import type { MailServer } from '../server/mailServer.ts';
import { bookingBody } from './bookings.ts';

/* Requests with an open proposal on a running server, and what their customers do with the link in their mail. */

/** Header that carries the token of the link. */
export const LINK_HEADER = 'manage-token';
const DAY_MS = 86_400_000;
const MAIL_MS = 20_000;

/** Request with an open proposal. */
export interface Proposed {
  id: string;
  reference: string;
  /** Token of the link in the customer's mail. */
  token: string;
  hash: string;
  totalCents: number;
}

/** Request as far as the attacks look at it. */
export interface Read {
  status: string;
  reference: string;
  request: Record<string, unknown>;
  quote: { totalCost: number | null };
  history: { act: string }[];
  proposals: { number: number; state: string; hash: string; content: { totalCents: number }; acceptance: { way: string; name: string } | null }[];
}

export interface AcceptOptions {
  key?: string;
  /** Token and server to use instead of the customer's own. */
  token?: string;
  url?: string;
  /** Fields beside or instead of the usual ones. */
  body?: object;
}

export interface AgreementScene {
  /** Returns a day that no other request of the scene asks for. */
  freeDay: () => string;
  propose: (name: string, date?: string) => Promise<Proposed>;
  accept: (proposed: Pick<Proposed, 'hash' | 'token'>, options?: AcceptOptions) => Promise<Response>;
  /** Edits a request as the owner, with its own fields and these beside them. */
  edit: (id: string, fields: object) => Promise<number>;
  read: (id: string) => Promise<Read>;
  /** Returns the number of mails of a kind about a request. */
  mails: (id: string, kind: string) => Promise<number>;
  paper: (token: string, number: string) => Promise<Response>;
  /** Declines a request and erases its personal data. */
  erase: (proposed: Proposed) => Promise<void>;
}

/** Calls a server as its owner. @throws Error for any status but 2xx */
async function demand(owner: Owner, method: string, path: string, body?: object): Promise<unknown> {
  const { status, data } = await asOwner(owner, method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(data)}`);
  return data;
}

/** Waits for the mail to a new customer. @returns the token of its link */
async function tokenFor(provider: MailServer, recipient: string): Promise<string> {
  const until = performance.now() + MAIL_MS;
  while (performance.now() < until) {
    const mail = provider.delivered.find(({ to }) => to?.some(({ address }) => address === recipient));
    const token = /\/(?:demande|request)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await pause(20);
  }
  throw new Error(`No mail to ${recipient}`);
}

/** @param provider mail server that the server sends to */
export function agreementScene(owner: Owner, provider: MailServer): AgreementScene {
  let days = 0;
  const read = async (id: string) => (await demand(owner, 'GET', `/booking/${id}`)) as Read;
  const freeDay = (): string => {
    days += 1;
    return new Date(Date.now() + (30 + days) * DAY_MS).toISOString().slice(0, 10);
  };
  return {
    freeDay,
    read,
    async propose(name, date = freeDay()) {
      const email = `${randomUUID()}@example.org`;
      const usual = bookingBody(name);
      const { id, reference } = (await demand(owner, 'POST', '/booking', { ...usual, date, contactInfo: { ...usual.contactInfo, email } })) as { id: string; reference: string };
      await demand(owner, 'POST', `/booking/${id}/proposal`, { validDays: 14, letter: null });
      const [open] = (await read(id)).proposals;
      if (!open) throw new Error('No proposal');
      return { id, reference, token: await tokenFor(provider, email), hash: open.hash, totalCents: open.content.totalCents };
    },
    accept: ({ hash, token }, { key, token: instead = token, url = owner.url, body = {} } = {}) =>
      fetch(`${url}/api/manage/accept`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [LINK_HEADER]: instead, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        body: JSON.stringify({ hash, name: 'Marie Tremblay', terms: true, ...body }),
      }),
    async edit(id, fields) {
      const { peopleCount, kidsCount, selections, contactInfo, details, language } = (await read(id)).request;
      const own = { peopleCount, kidsCount, selections, contactInfo, details, language };
      return (await asOwner(owner, 'PUT', `/booking/${id}/content`, { reason: 'Au téléphone', ...fields, fields: { ...own, ...fields } })).status;
    },
    async mails(id, kind) {
      const mails = (await demand(owner, 'GET', '/mail?limit=100&offset=0')) as { bookingId: string | null; kind: string }[];
      return mails.filter((mail) => mail.bookingId === id && mail.kind === kind).length;
    },
    paper: (token, number) => fetch(`${owner.url}/api/manage/proposal/${number}`, { headers: { [LINK_HEADER]: token } }),
    async erase({ id, reference }) {
      await demand(owner, 'POST', `/booking/${id}/transition`, { act: 'decline' });
      await demand(owner, 'POST', `/booking/${id}/erase`, { reference });
    },
  };
}

/** Returns all rows that an acceptance could change, in a server's own SQLite. The state of the mails changes while they are sent. */
export function storedRows(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'boucane.sqlite'), { readOnly: true, timeout: 5000 });
  try {
    const tables = ['booking', 'proposal', 'booking_history', 'manage_token', 'quote_revision', 'idempotency', 'customer'];
    return JSON.stringify([...tables.map((table) => database.prepare(`select * from "${table}" order by 1, 2`).all()), database.prepare('select id, kind from mail_outbox order by id').all()]);
  } finally {
    database.close();
  }
}
