import { kindOf } from '../../contract/summaryRequest';
import { eventTypeOf, partyOf } from '../../contract/yourEvent';
import type { WizardDraft } from '../../components/wizard/useWizardValues';
import { fillDraft, saveDraft, readDraft } from '../../features/booking/draft';
import type { WizardValues } from '../../features/requests/values';
import { EMPTY_EVENT, yourEventMemory, type YourEventValues } from '../../features/yourevent/draft';

/* Shares answers between the your-event page, the booking page and the builder, so that no question is asked twice. */

/** Stores the answers of the steps and copies them into the booking draft. */
function saveYourEventDraft(draft: WizardDraft<YourEventValues> | null): void {
  yourEventMemory.keep(draft);
  if (!draft) return;
  const { kind, kitchen, ...shared } = draft.values;
  const eventType = eventTypeOf({ kind, kitchen });
  fillDraft({ ...shared, ...(eventType && { eventType }) }, new Date());
}

/** Returns the answers of the steps. If the booking draft has changed since, its values take precedence. */
export function readYourEventDraft(): WizardDraft<YourEventValues> | null {
  const own = yourEventMemory.read();
  const booking = readDraft(new Date())?.values;
  if (!booking) return own;
  const { hostName, location, adults, children, meats, sides, tools, toppings } = booking;
  const party = partyOf(booking.eventType);
  const { kind, kitchen } = party.kind === '' || party.kitchen === '' ? (own?.values ?? EMPTY_EVENT) : { kind: party.kind, kitchen: party.kitchen };
  return { values: { hostName, location, adults, children, kind, kitchen, meats, sides, tools, toppings }, reached: own?.reached ?? '' };
}

/** Draft storage of the your-event page. */
export const sharedMemory = { read: readYourEventDraft, keep: saveYourEventDraft };

/** Returns initial values from the your-event page for a logged-in user who books a day of the calendar. */
export function prefillFromYourEvent(): Partial<WizardValues> {
  const values = readYourEventDraft()?.values;
  if (!values) return {};
  const { kind, location, adults, children, meats, sides, tools } = values;
  return { kind: kindOf(kind), trainingPlace: kind === 'training' ? 'at_home' : '', location, adults, children, meats, sides, tools };
}

/** Deletes the your-event page's draft once it is sent, and the booking draft unless the visitor has continued it. */
export function clearYourEventDraft(): void {
  if (!yourEventMemory.read()) return;
  yourEventMemory.keep(null);
  const booking = readDraft(new Date())?.values;
  if (booking && booking.email === '' && booking.eventDate === '') saveDraft(null);
}
