import type { EditedFields, EditedQuote } from '../../src/contract/agreementSchemas';
import type { RequestDetails } from '../../src/contract/inbox';
import { REASON, setupAgreements, type AgreementSetup } from './agreementSetup';
import { bookingRequest } from './bookingRequests';
import { fieldsOf } from './inboxSetup';
import type { TestOptions } from './testServer';

interface EditOptions {
  /** Further keys of the body. */
  body?: object;
  version?: number;
  key?: string;
}

export interface EditingSetup extends AgreementSetup {
  /** Edits a request as the owner does. Fields that are not given stay. */
  edit: (id: string, fields: Partial<EditedFields>, options?: EditOptions) => Promise<Response>;
  preview: (id: string, fields: Partial<EditedFields>, body?: object) => Promise<Response>;
  previewed: (id: string, fields: Partial<EditedFields>, body?: object) => Promise<EditedQuote>;
  /** Makes the catalogue dearer, renames a dish and removes a side, as weeks of price changes would. */
  changeCatalogue: () => Promise<void>;
  /** Sets the place that the maps know another distance to, in metres of the round trip. */
  distances: Map<string, number | null>;
}

/** Body of the owner's responses: the request, or the errors with its current state. */
export const bodyOf = async (response: Promise<Response>) => (await response).json() as Promise<RequestDetails & { errors?: Record<string, string>; current?: RequestDetails }>;

/** Returns the stored row of a request. */
export const rowOf = ({ server }: EditingSetup, id: string) => server.parts.database.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Choices of the test request, and with another dish. */
export const { selections: CHOICES } = bookingRequest();
export const RIBS = { id: 'ribs', name: '' };
export const WITH_RIBS = { ...CHOICES, meats: [...CHOICES.meats, RIBS] };

/** Local day of the test server's clock. */
export const TODAY = '2026-11-21';

/** Sets up a server whose owner edits requests. */
export async function setupEditing(options: TestOptions = {}): Promise<EditingSetup> {
  const distances = new Map<string, number | null>();
  const maps: TestOptions['maps'] = {
    respond: ({ type }) => Promise.resolve({ status: 'OK', type }),
    travel: (address) => {
      const metres = distances.get(address) ?? (distances.has(address) ? null : 40_000);
      return Promise.resolve(metres === null ? null : { metres, approximate: false });
    },
  };
  const scene = await setupAgreements({ maps, ...options });
  const { server, owner } = scene;
  const preview: EditingSetup['preview'] = async (id, fields, body = {}) => server.call('POST', `/api/booking/${id}/edit-preview`, { headers: owner, body: { fields: { ...fieldsOf((await scene.read(id)).request), ...fields }, ...body } });
  return {
    ...scene,
    distances,
    preview,
    async edit(id, fields, { body, version, key } = {}) {
      const headers = { ...owner, ...(version === undefined ? {} : { 'if-match': `"${version}"` }), ...(key === undefined ? {} : { 'idempotency-key': key }) };
      return server.call('PUT', `/api/booking/${id}/content`, { headers, body: { fields: { ...fieldsOf((await scene.read(id)).request), ...fields }, reason: REASON, ...body } });
    },
    previewed: async (id, fields, body) => (await (await preview(id, fields, body)).json()) as EditedQuote,
    async changeCatalogue() {
      await server.call('PUT', '/api/meat/brisket', { headers: owner, body: { name_fr: 'Autre chose', name_en: 'Something else', sellPerKg: 499, avgKgPerPerson: 2 } });
      await server.call('PUT', '/api/meat/ribs', { headers: owner, body: { name_fr: 'Côtes levées', name_en: 'Ribs', sellPerKg: 60, avgKgPerPerson: 0.5 } });
      await server.call('DELETE', '/api/side/mac', { headers: owner });
      const { value } = (await (await server.call('GET', '/api/settings/bookingRates', { headers: owner })).json()) as { value: { factor: number } };
      await scene.saveSettings('bookingRates', { ...value, factor: value.factor * 2 });
    },
  };
}

/** Returns the amounts of a quote's lines by id. */
export const amountsOf = ({ lines }: EditedQuote['after']): Record<string, number> => Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));
