import type { Transaction } from 'kysely';
import type { InboxLine } from '../../src/contract/inbox';
import { selfServiceLink } from '../../src/contract/selfService';
import { insertManageToken, newManageToken } from '../db/manage';
import type { Tables } from '../db/schema';

/** Creates a link to the page of a request, for one mail to its customer. */
export async function newRequestLink(trx: Transaction<Tables>, { id, request }: Pick<InboxLine, 'id' | 'request'>, { publicUrl, now }: { publicUrl: string; now: Date }): Promise<string> {
  const token = newManageToken();
  await insertManageToken(trx, { bookingId: id, token, now });
  return selfServiceLink(publicUrl, request.language, token);
}
