import { expect } from 'vitest';
import type { Proposal } from '../../src/contract/agreementSchemas';
import type { SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { fieldsOf, hashOf } from './inboxSetup';
import { setupSelfService, type SelfServiceSetup } from './selfServiceSetup';
import type { TestOptions } from './testServer';

export interface AcceptOptions {
  version?: number;
  key?: string;
  language?: string;
  body?: object;
}

export interface AgreementSetup extends SelfServiceSetup {
  /** Books as a customer and proposes as the owner. @returns the request's id, its token and the open proposal */
  proposed: (changes?: Parameters<SelfServiceSetup['book']>[0]) => Promise<{ id: string; token: string; proposal: Proposal }>;
  /** Accepts the latest proposal as the customer does, with the given version or the current one. */
  accept: (token: string, options?: AcceptOptions) => Promise<Response>;
  /** Books, proposes and accepts. @returns the request's id and its token */
  agreed: (changes?: Parameters<SelfServiceSetup['book']>[0]) => Promise<{ id: string; token: string }>;
  /** Returns the mails of a kind about a request, oldest first. */
  mails: (id: string, kind: string) => Promise<{ recipient: string; language: string; subject: string; text: string; html: string; calendar: string | null; reply_to: string | null }[]>;
  /** Saves a part of the settings. */
  saveSettings: (part: string, value: object) => Promise<void>;
}

/** Returns the latest proposal of a request. */
export function latest({ proposals }: { proposals: Proposal[] }): Proposal {
  const last = proposals.at(-1);
  if (!last) throw new Error('The request has no proposal');
  return last;
}

/** Returns a quote's total in whole cents. */
export const centsOf = ({ totalCost }: { totalCost: number | null }): number => Math.round((totalCost ?? Number.NaN) * 100);

/** Sets up a server with customers, proposals and acceptances. */
export async function setupAgreements(options: TestOptions = {}): Promise<AgreementSetup> {
  const scene = await setupSelfService(options);
  const { server, owner } = scene;
  const accept: AgreementSetup['accept'] = async (token, { version, key, language, body } = {}) => {
    const view: SelfServiceRequest = await scene.look(token);
    const headers = {
      'manage-token': token,
      'if-match': `"${version ?? view.version}"`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    };
    return server.call('POST', '/api/manage/accept', { headers, body: { hash: hashOf(view), name: 'Marie Tremblay', terms: true, ...body } });
  };
  const proposed: AgreementSetup['proposed'] = async (changes) => {
    const { id, token } = await scene.book(changes);
    expect((await scene.performAction(id, 'propose')).status).toBe(200);
    return { id, token, proposal: latest(await scene.read(id)) };
  };
  return {
    ...scene,
    proposed,
    accept,
    async agreed(changes) {
      const { id, token } = await proposed(changes);
      expect((await accept(token)).status).toBe(200);
      return { id, token };
    },
    mails: (id, kind) => server.parts.database.db.selectFrom('mail_outbox').selectAll().where('booking_id', '=', id).where('kind', '=', kind).orderBy('created_at').execute(),
    async saveSettings(part, value) {
      const { version } = (await (await server.call('GET', `/api/settings/${part}`, { headers: owner })).json()) as { version: number };
      expect((await server.call('PUT', `/api/settings/${part}`, { headers: { ...owner, 'if-match': `"${version}"` }, body: value })).status).toBe(200);
    },
  };
}

/** Reason of the owner for a changed total. */
export const REASON = 'Entendu au téléphone';

/** Edits a request as the owner, from its current fields. */
export async function edit(scene: AgreementSetup, id: string, changes: object, more: object = {}): Promise<Response> {
  return scene.performAction(id, 'edit', { body: { fields: { ...fieldsOf((await scene.read(id)).request), ...changes }, reason: REASON, ...more } });
}

const RIBS = { id: 'ribs', name: '' };

/** Adds a dish, which makes the agreement dearer. */
export const addRibs = async (scene: AgreementSetup, id: string, more: object = {}): Promise<Response> => {
  const { selections } = (await scene.read(id)).request;
  return edit(scene, id, { selections: { ...selections, meats: [...selections.meats, RIBS] } }, more);
};
