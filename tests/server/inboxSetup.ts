import type { BookingResponse } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import type { RequestDetails } from '../../src/contract/inbox';
import type { InboxAction } from '../../src/contract/requestRules';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestOptions, type TestServer } from './testServer';

export interface InboxSetup {
  server: TestServer;
  owner: { authorization: string };
  /** Sends a request as the booking page does. @returns the request's id */
  ask: (changes?: Parameters<typeof bookingRequest>[0]) => Promise<string>;
  read: (id: string) => Promise<RequestDetails>;
  /** Performs an action as the owner, with the given version or the current one. */
  performAction: (id: string, action: InboxAction, options?: { body?: object; version?: number; key?: string }) => Promise<Response>;
}

/** Default date of the test requests. */
export const DAY = '2027-06-19';

const PATHS: Record<InboxAction, [string, string]> = {
  confirm: ['POST', 'transition'],
  decline: ['POST', 'transition'],
  cancel: ['POST', 'transition'],
  finish: ['POST', 'transition'],
  move: ['POST', 'move'],
  keepDate: ['POST', 'keep-date'],
  note: ['PUT', 'note'],
  erase: ['POST', 'erase'],
  edit: ['PUT', 'content'],
  propose: ['POST', 'proposal'],
  withdrawProposal: ['POST', 'proposal/withdraw'],
  recordYes: ['POST', 'proposal/yes'],
};

export const MAIL_TEXT = { subject: 'Mes mots à moi', text: 'Bonjour Marie,\n\nOn se voit <b>samedi</b> & c’est moi qui apporte le feu.\n\nSamuel' };

/** Hash of no content. */
export const OTHER_HASH = '0'.repeat(64);

/** Returns the hash of the latest proposal of a request. */
export const hashOf = ({ proposals }: Pick<RequestDetails, 'proposals'>): string => proposals.at(-1)?.hash ?? OTHER_HASH;

/** Returns the fields of a request as the owner's form sends them. */
export const fieldsOf = ({ peopleCount, kidsCount, selections, contactInfo, details, language, telephone, diets }: RequestDetails['request']) => ({ peopleCount, kidsCount, selections, contactInfo, details, language, telephone, diets });

/** Default body of each action. */
const bodyOf = (action: InboxAction, request: RequestDetails, today: string): object => {
  switch (action) {
    case 'edit':
      return { fields: { ...fieldsOf(request.request), peopleCount: request.request.peopleCount + 1 }, reason: 'Un convive de plus' };
    case 'propose':
      return { validDays: 14, letter: MAIL_TEXT };
    case 'withdrawProposal':
      return { hash: hashOf(request) };
    case 'recordYes':
      return { hash: hashOf(request), name: 'Marie Tremblay', on: today, letter: MAIL_TEXT };
    case 'keepDate':
      return { letter: MAIL_TEXT };
    case 'move':
      return { date: '2027-07-03', time: '18:30', letter: MAIL_TEXT };
    case 'note':
      return { note: 'Rappeler mardi.' };
    case 'erase':
      return { reference: request.reference };
    case 'finish':
      return { act: action };
    default:
      return { act: action, letter: MAIL_TEXT };
  }
};

/** Sets up a server with its owner logged in. */
export async function setupInbox(options: TestOptions = {}): Promise<InboxSetup> {
  const server = await testServer(options);
  const owner = await server.signedIn('admin', 'samuel');
  // Keeps the owner logged in when a test advances the clock.
  await server.parts.database.db.updateTable('session').set({ expires_at: '2100-01-01T00:00:00.000Z' }).execute();
  const read: InboxSetup['read'] = async (id) => (await (await server.call('GET', `/api/booking/${id}`, { headers: owner })).json()) as RequestDetails;
  return {
    server,
    owner,
    read,
    async ask(changes) {
      // Only members can book a training.
      const headers = changes?.type === 'training' ? await server.signedIn('user') : {};
      return ((await (await server.call('POST', '/api/booking', { headers, body: bookingRequest(changes) })).json()) as BookingResponse).id;
    },
    async performAction(id, performAction, { body, version, key } = {}) {
      const [method, path] = PATHS[performAction];
      const headers = { ...owner, ...(version === undefined ? {} : { 'if-match': `"${version}"` }), ...(key === undefined ? {} : { 'idempotency-key': key }) };
      return server.call(method, `/api/booking/${id}/${path}`, { headers, body: { ...bodyOf(performAction, await read(id), dayAt(server.parts.clock())), ...body } });
    },
  };
}

/** Sets the status of a request directly in the database, without actions. */
export const setStatus = ({ server }: InboxSetup, id: string, status: string) => server.parts.database.db.updateTable('booking').set({ status }).where('id', '=', id).execute();

/** Returns the stored status of a request. */
export const statusIn = async ({ server }: InboxSetup, id: string) => (await server.parts.database.db.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

/** Returns the stored history of a request, oldest first. */
export const historyIn = async ({ server }: InboxSetup, id: string) => server.parts.database.db.selectFrom('booking_history').selectAll().where('booking_id', '=', id).orderBy('version').execute();

/** Returns the mails queued by the owner's actions, oldest first. */
export const mailsOf = async ({ server }: InboxSetup) =>
  server.parts.database.db.selectFrom('mail_outbox').selectAll().where('kind', 'not in', ['booking-received', 'booking-notice']).orderBy('created_at').execute();

/** Returns a property of a calendar entry. */
export const inEntry = (calendar: string | null, name: string): string | undefined => new RegExp(`^${name}[:;](.*)$`, 'm').exec((calendar ?? '').replaceAll('\r\n\t', '').replaceAll('\r\n', '\n'))?.[1];
