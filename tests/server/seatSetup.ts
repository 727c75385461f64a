import { insertResource } from '../../server/db/catalogue';
import { processAllExpiredOffers } from '../../server/seats/changeSeats';
import type { Attendance, SeatReservation, SeatResponse, SeatRequest, Seats } from '../../src/contract/seatEndpoints';
import type { GuestAction, OwnerAction, SeatKind } from '../../src/contract/seats';
import { testServer, type TestOptions, type TestServer } from './testServer';

/** Test setup: a training with seats, and the actions of visitors and the owner. */
export interface SeatSetup {
  server: TestServer;
  owner: { authorization: string };
  id: string;
  kind: SeatKind;
  /** Requests seats as a visitor does. */
  ask: (seats: number, changes?: Partial<SeatRequest>, headers?: Record<string, string>) => Promise<Response>;
  seats: () => Promise<Seats>;
  attendance: () => Promise<Attendance>;
  /** Performs an action with the token of the newest mail to an address. */
  performAction: (email: string, action: GuestAction) => Promise<Response>;
  performAsOwner: (group: string, action: OwnerAction) => Promise<Response>;
  change: (changes: object) => Promise<void>;
  /** Runs the scheduled job once. */
  runScheduledJob: () => Promise<void>;
}

const TRAINING = { title_fr: 'Ma première poitrine', title_en: 'My first brisket', eventDateTime: '2026-12-19T10:00', capacity: 4, duration: '6 h', location: 'at_premises', type: 'in-person', meetingUrl: '', visibility: 'public', isActive: true };

/** Address of the owner's notices. */
export const OWNER = 'bonjour@boucane.example';

/** Returns the tokens sent to an address, oldest first. */
export async function tokensTo({ parts }: TestServer, email: string): Promise<string[]> {
  const mails = await parts.database.db.selectFrom('mail_outbox').select('text').where('recipient', '=', email).orderBy('created_at').execute();
  return mails.flatMap(({ text }) => /\/places\/([\w-]+)/.exec(text)?.[1] ?? []);
}

export const seatRequest = (seats: number, changes: Partial<SeatRequest> = {}): SeatRequest => ({ name: 'Marie Tremblay', email: 'marie@example.org', message: '', seats, waitlist: false, language: 'fr', ...changes });

/** Sets up a server with one training of four seats in four weeks, and its owner logged in. */
export async function setupSeats(fields: object = {}, options: TestOptions = {}): Promise<SeatSetup> {
  const server = await testServer(options);
  const owner = await server.signedIn('admin', 'samuel');
  // Keeps the owner logged in when a test advances the clock.
  await server.parts.database.db.updateTable('session').set({ expires_at: '2100-01-01T00:00:00.000Z' }).execute();
  return anotherTraining({ server, owner }, fields);
}

/** Adds another training to a server. */
export async function anotherTraining({ server, owner }: Pick<SeatSetup, 'server' | 'owner'>, fields: object = {}): Promise<SeatSetup> {
  const { database, clock } = server.parts;
  let training = { ...TRAINING, ...fields };
  const { id } = await insertResource(database.db, 'training', training, clock());
  const read = async (path: string, headers = {}): Promise<unknown> => (await server.call('GET', path, { headers })).json();
  return {
    server,
    owner,
    id,
    kind: 'training',
    ask: (seats, changes, headers = {}) => server.call('POST', `/api/training/${id}/seats`, { body: seatRequest(seats, changes), headers }),
    seats: async () => (await read(`/api/training/${id}/seats`)) as Seats,
    attendance: async () => (await read(`/api/training/${id}/reservations`, owner)) as Attendance,
    performAction: async (email, action) => server.call('POST', '/api/places/act', { body: { token: (await tokensTo(server, email)).at(-1), act: action } }),
    performAsOwner: (group, action) => server.call('POST', `/api/training/${id}/reservations/${group}`, { body: { act: action }, headers: owner }),
    async change(changes) {
      training = { ...training, ...changes };
      const response = await server.call('PUT', `/api/training/${id}`, { body: training, headers: owner });
      if (response.status !== 200) throw new Error(await response.text());
      await server.settled();
    },
    runScheduledJob: () => processAllExpiredOffers(server.parts),
  };
}

export const seatResponseOf = async (response: Promise<Response>): Promise<SeatResponse> => (await (await response).json()) as SeatResponse;
export const reservationOf = async (response: Promise<Response>): Promise<SeatReservation> => (await (await response).json()) as SeatReservation;

/** Returns the mails to an address, oldest first. */
export const mailsTo = async ({ server }: SeatSetup, recipient: string) => server.parts.database.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute();

/** Returns the kinds of the mails to an address, oldest first. */
export const kindsTo = async (scene: SeatSetup, recipient: string) => (await mailsTo(scene, recipient)).map(({ kind }) => kind);

/** Advances the clock, so that every mail and every group has a distinct timestamp. */
export function advanceTime({ server }: SeatSetup, ms = 1000): void {
  server.travelTo(new Date(server.parts.clock().getTime() + ms).toISOString());
}

/** Requests seats, one second after the previous step. @returns the response status */
export async function ask(scene: SeatSetup, name: string, seats: number, waitlist = false): Promise<number> {
  advanceTime(scene);
  return (await scene.ask(seats, { name, email: `${name}@example.org`, waitlist })).status;
}

/** Returns the state of every group, by its name. */
export const statusByName = async (scene: SeatSetup) => Object.fromEntries((await scene.attendance()).groups.map(({ name, state }) => [name, state]));
