import type { SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { bookingMails } from '../../server/mail/bookingMails';
import { setupInbox, type InboxSetup } from './inboxSetup';
import type { bookingRequest } from './bookingRequests';
import type { TestOptions } from './testServer';

export interface SelfServiceSetup extends InboxSetup {
  /** Sends a request as the booking page does. @returns the request's id and the token of the customer's mail */
  book: (changes?: Parameters<typeof bookingRequest>[0]) => Promise<{ id: string; token: string }>;
  look: (token: string) => Promise<SelfServiceRequest>;
  /** Makes a change as the customer does, with the given version or the current one. */
  change: (token: string, call: 'guests' | 'date' | 'diets' | 'cancel', body: object, options?: { version?: number; key?: string }) => Promise<Response>;
}

/** Extracts the token from a mail's text. */
export const tokenIn = (text: string): string => /\/(?:demande|request)\/([\w-]{43})/.exec(text)?.[1] ?? '';

/** Sets up a server with real mails, its owner logged in, and customers who follow the links in their mails. */
export async function setupSelfService(options: TestOptions = {}): Promise<SelfServiceSetup> {
  const scene = await setupInbox({ bookingMails, ...options });
  const { server } = scene;
  const { db } = server.parts.database;
  return {
    ...scene,
    async book(changes) {
      const id = await scene.ask(changes);
      const { text } = await db.selectFrom('mail_outbox').select('text').where('booking_id', '=', id).where('kind', '=', 'booking-received').executeTakeFirstOrThrow();
      return { id, token: tokenIn(text) };
    },
    look: async (token) => (await (await server.call('GET', '/api/manage', { headers: { 'manage-token': token } })).json()) as SelfServiceRequest,
    async change(token, call, body, { version, key } = {}) {
      const headers = { 'manage-token': token, ...(version === undefined ? {} : { 'if-match': `"${version}"` }), ...(key === undefined ? {} : { 'idempotency-key': key }) };
      return server.call(call === 'diets' ? 'PUT' : 'POST', `/api/manage/${call}`, { headers, body });
    },
  };
}
