import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { readDetails } from '../../src/contract/bookingNotes';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import type { RequestKind } from '../../src/contract/memberRequest';
import { readSide, type Side } from '../../src/contract/side';
import { listResources } from '../db/catalogue';
import type { Tables } from '../db/schema';
import { baseSideIds } from '../requests/memberResource';
import { updateMemberResource } from './memberResources';

interface Edited {
  before: BookingRequest;
  after: BookingRequest;
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** Returns the fields of the event or training that the edit changes. */
function changedFields(kind: RequestKind, { before, after }: Edited, sides: readonly Side[]): object {
  const fieldsOf = ({ peopleCount, kidsCount, selections, ...request }: BookingRequest) => {
    const { reusableUtensils, trainingPlace } = readDetails(request);
    const meats = idsOf(selections.meats);
    return kind === 'training'
      ? { location: trainingPlace, meatsCovered: meats, toolsUsed: idsOf(selections.tools), contentFocus: idsOf(selections.contentFocus) }
      : { numberOfGuests: peopleCount, numberOfChildren: kidsCount, meatsOffered: meats, sidesOffered: baseSideIds(idsOf(selections.sides), sides), reusableUtensils };
  };
  const was = new Map<string, unknown>(Object.entries(fieldsOf(before)));
  return Object.fromEntries(Object.entries(fieldsOf(after)).filter(([name, value]) => !isDeepStrictEqual(value, was.get(name))));
}

/**
 * Applies an edit of a request to the event or training that it asked for. What the edit leaves alone stays as the owner has published it. An address
 * stays out of the catalogue, because it may be a home.
 * @returns whether the event or training changed
 */
export async function editMemberResource(trx: Transaction<Tables>, resourceId: string | null, edited: Edited, now: Date): Promise<boolean> {
  if (resourceId === null) return false;
  const sides = (await listResources(trx, 'side', { onlyActive: false })).map(readSide);
  return updateMemberResource(
    trx,
    resourceId,
    (kind) => {
      const fields = changedFields(kind, edited, sides);
      return Object.keys(fields).length > 0 ? fields : null;
    },
    now,
  );
}
