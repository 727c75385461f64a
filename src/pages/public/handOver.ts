import { EVENT_TYPES, isTopping, TOPPINGS } from '../../contract/booking';
import type { Language } from '../../contract/language';
import { kindOf } from '../../contract/summaryRequest';
import { eventTypeOf, partyOf } from '../../contract/yourEvent';
import type { WizardDraft } from '../../components/wizard/useAnswers';
import { fillDraft, keepDraft, readDraft } from '../../features/booking/draft';
import { builderMemory } from '../../features/requests/drafts';
import { EMPTY_BUILDER, type WizardValues } from '../../features/requests/values';
import { EMPTY_EVENT, yourEventMemory, type YourEventValues } from '../../features/yourevent/draft';
import { yourEventTexts } from '../../features/yourevent/texts';

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

/** Fills the answers into the builder, over a request that was begun there: a training at home, called by what is taught. */
function fillBuilder({ kind, kitchen, location, adults, children, meats, tools, toppings }: YourEventValues, language: Language): void {
  const begun = builderMemory.read()?.values ?? EMPTY_BUILDER;
  const eventType = eventTypeOf({ kind, kitchen });
  const extras = toppings.filter(isTopping).map((topping) => TOPPINGS[topping][language]);
  const values = {
    ...begun,
    kind,
    trainingType: 'in-person',
    trainingPlace: 'at_home',
    location,
    adults,
    children,
    meats,
    tools,
    title: begun.title || (eventType ? EVENT_TYPES[eventType][language] : ''),
    // The builder does not ask for them; what it asks last takes them.
    notes: begun.notes || (extras.length > 0 ? `${yourEventTexts.tree.fields.toppings.label[language]}${language === 'fr' ? '\u202f' : ''}: ${extras.join(', ')}` : ''),
  };
  builderMemory.keep({ values, reached: 'when' });
}

/**
 * Hands the answers over to where their date is chosen: a member's training to the builder, at the first thing that is not known yet; anything else to the booking.
 * @returns the address to go to
 */
export function handOver(language: Language, signedIn: boolean): string {
  const answers = read()?.values;
  if (!signedIn || answers?.kind !== 'training') return `/${language}/booking`;
  fillBuilder(answers, language);
  return `/${language}/member/builder?step=when`;
}

/** What a signed-in person need not be asked again when they book a day of the calendar. */
export function answeredParty(): Partial<WizardValues> {
  const answers = read()?.values;
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
