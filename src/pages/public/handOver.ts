import { eventTypeOf, partyOf } from '../../contract/yourEvent';
import type { WizardDraft } from '../../components/wizard/useAnswers';
import { fillDraft, readDraft } from '../../features/booking/draft';
import { EMPTY_EVENT, yourEventMemory, type YourEventValues } from '../../features/yourevent/draft';

/* The your-event page and the booking page ask some of the same things: each answer is kept for both, so that nothing is asked twice. */

/** Keeps the answers of the steps, and fills them into the booking. */
function keep(draft: WizardDraft<YourEventValues> | null): void {
  yourEventMemory.keep(draft);
  if (!draft) return;
  const { kind, kitchen, ...shared } = draft.values;
  const eventType = eventTypeOf({ kind, kitchen });
  fillDraft({ ...shared, ...(eventType && { eventType }) }, new Date());
}

/** The answers of the steps; where the booking has been changed since, as the booking has them. */
function read(): WizardDraft<YourEventValues> | null {
  const own = yourEventMemory.read();
  const booking = readDraft(new Date())?.values;
  if (!booking) return own;
  const { hostName, location, adults, children, meats, sides, tools, toppings } = booking;
  const party = partyOf(booking.eventType);
  const { kind, kitchen } = party.kind === '' || party.kitchen === '' ? (own?.values ?? EMPTY_EVENT) : { kind: party.kind, kitchen: party.kitchen };
  return { values: { hostName, location, adults, children, kind, kitchen, meats, sides, tools, toppings }, reached: own?.reached ?? '' };
}

/** The memory of the your-event page. */
export const sharedMemory = { read, keep };
