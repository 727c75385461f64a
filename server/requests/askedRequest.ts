import type { BookingRequest } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import { isLanguage } from '../../src/contract/language';
import type { MemberRequest } from '../../src/contract/memberRequest';
import { readSide } from '../../src/contract/side';
import { needsTravel, toSummaryRequest, type Contact } from '../../src/contract/summaryRequest';
import { listResources } from '../db/catalogue';
import { readSettings } from '../db/settings';
import { metresOf } from '../maps/maps';
import type { AppDependencies } from '../dependencies';
import { memberResource, type MemberResource } from './memberResource';

const NOTHING = { meats: [], sides: [], tools: [], contentFocus: [] };

/**
 * Returns the booking for a validated request for a member's event or training, priced by the summary's rule, and the event or training itself, which
 * no public list shows before the owner publishes it.
 */
export async function askedRequest({ clock, database, maps }: AppDependencies, form: MemberRequest, contact: Contact): Promise<{ request: BookingRequest; thing: MemberResource }> {
  const language = isLanguage(form.language) ? form.language : 'fr';
  const settings = await readSettings(database);
  const travel = needsTravel(form) ? await maps.travel(form.location, settings.premises) : null;
  const request: BookingRequest = {
    ...toSummaryRequest(form, contact, NOTHING, metresOf(travel), language, dayAt(clock()), settings),
    totalCost: form.totalCost,
  };
  const sides = (await listResources(database.db, 'side', { onlyActive: true })).map(readSide);
  return { request, thing: memberResource(form, sides) };
}
