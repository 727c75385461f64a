import { kindOf } from '../../contract/summaryRequest';
import { eventTypeOf, partyOf } from '../../contract/yourEvent';
import type { WizardDraft } from '../../components/wizard/useAnswers';
import { fillDraft, keepDraft, readDraft } from '../../features/booking/draft';
import type { WizardValues } from '../../features/requests/values';
import { EMPTY_EVENT, yourEventMemory, type YourEventValues } from '../../features/yourevent/draft';

/* The your-event page, the booking page and the builder ask some of the same things: each answer is kept for all, so that nothing is asked twice. */

/** Keeps the answers of the steps, and fills them into the booking. */
function keep(draft: WizardDraft<YourEventValues> | null): void {
  yourEventMemory.keep(draft);
  if (!draft) return;
  const { kind, kitchen, ...shared } = draft.values;
  const eventType = eventTypeOf({ kind, kitchen });
  fillDraft({ ...shared, ...(eventType && { eventType }) }, new Date());
}

/** The answers of the steps; where the booking has been changed since, as the booking has them. */
export function readAnswers(): WizardDraft<YourEventValues> | null {
  const own = yourEventMemory.read();
  const booking = readDraft(new Date())?.values;
  if (!booking) return own;
  const { hostName, location, adults, children, meats, sides, tools, toppings } = booking;
  const party = partyOf(booking.eventType);
  const { kind, kitchen } = party.kind === '' || party.kitchen === '' ? (own?.values ?? EMPTY_EVENT) : { kind: party.kind, kitchen: party.kitchen };
  return { values: { hostName, location, adults, children, kind, kitchen, meats, sides, tools, toppings }, reached: own?.reached ?? '' };
}

/** The memory of the your-event page. */
export const sharedMemory = { read: readAnswers, keep };

/** What a signed-in person need not be asked again when they book a day of the calendar. */
export function answeredParty(): Partial<WizardValues> {
  const answers = readAnswers()?.values;
  if (!answers) return {};
  const { kind, location, adults, children, meats, sides, tools } = answers;
  return { kind: kindOf(kind), trainingPlace: kind === 'training' ? 'at_home' : '', location, adults, children, meats, sides, tools };
}

/** What was sent is not waiting any more on the page that put it together, nor in the booking, unless somebody went on with it there. */
export function forgetHandedOver(): void {
  if (!yourEventMemory.read()) return;
  yourEventMemory.keep(null);
  const booking = readDraft(new Date())?.values;
  if (booking && booking.email === '' && booking.eventDate === '') keepDraft(null);
}
