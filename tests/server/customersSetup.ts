import type { Customer, CustomerLine } from '../../src/contract/customers';
import { bookingRequest } from './bookingRequests';
import { setupInbox, type InboxSetup } from './inboxSetup';
import type { TestOptions } from './testServer';

export interface CustomersSetup extends InboxSetup {
  /** Sends a request with the given contact details. @returns the request's id */
  askAs: (who: { name?: string; email?: string; telephone?: string }, changes?: Parameters<typeof bookingRequest>[0]) => Promise<string>;
  list: (query?: string) => Promise<CustomerLine[]>;
  /** Reads the card of a name. */
  card: (name: string) => Promise<Customer>;
  change: (card: Pick<Customer, 'id'>, body: object, headers?: Record<string, string>) => Promise<Response>;
  /** Merges the second card into the first. */
  merge: (kept: Pick<Customer, 'id' | 'version'>, other: Pick<Customer, 'id' | 'version'>, headers?: Record<string, string>) => Promise<Response>;
  remove: (card: Pick<Customer, 'id'>, headers?: Record<string, string>) => Promise<Response>;
}

/** Sets up a server with the calls of the customers' book. */
export async function setupCustomers(options: TestOptions = {}): Promise<CustomersSetup> {
  const scene = await setupInbox(options);
  const { server, owner } = scene;
  const json = async (path: string): Promise<unknown> => (await server.call('GET', path, { headers: owner })).json();
  const list = async (query = '') => (await json(`/api/customers${query}`)) as CustomerLine[];
  return {
    ...scene,
    list,
    askAs: ({ name = 'Marie Tremblay', email = 'marie@example.org', telephone }, changes = {}) =>
      scene.ask({ ...changes, contactInfo: { ...bookingRequest().contactInfo, name, email }, ...(telephone === undefined ? {} : { telephone }) }),
    card: async (name) => (await json(`/api/customers/${(await list()).find((card) => card.name === name)?.id}`)) as Customer,
    change: ({ id }, body, headers = {}) => server.call('PUT', `/api/customers/${id}`, { headers: { ...owner, ...headers }, body }),
    merge: (kept, other, headers = {}) =>
      server.call('POST', `/api/customers/${kept.id}/merge`, { headers: { ...owner, 'if-match': `"${kept.version}"`, ...headers }, body: { other: other.id, otherVersion: other.version } }),
    remove: ({ id }, headers = {}) => server.call('DELETE', `/api/customers/${id}`, { headers: { ...owner, ...headers } }),
  };
}
