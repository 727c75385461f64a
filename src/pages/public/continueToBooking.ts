import { choiceLabel, type ChoiceLists } from '../../contract/choiceLists';
import { COLON, type Language } from '../../contract/language';
import { eventTypeOf } from '../../contract/yourEvent';
import { builderDraftStorage } from '../../features/requests/drafts';
import { EMPTY_BUILDER } from '../../features/requests/values';
import type { YourEventValues } from '../../features/yourevent/draft';
import { yourEventTexts } from '../../features/yourevent/texts';
import { readYourEventDraft } from './yourEventDraft';

/** Copies the answers into the builder's draft, over a request begun there: a training at home, titled by its subject. */
function fillBuilder({ kind, kitchen, location, adults, children, meats, tools, toppings }: YourEventValues, language: Language, lists: ChoiceLists): void {
  const begun = builderDraftStorage.read()?.values ?? EMPTY_BUILDER;
  const eventType = eventTypeOf({ kind, kitchen });
  const extras = toppings.map((topping) => choiceLabel(lists, 'toppings', topping, language));
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
    title: begun.title || (eventType ? choiceLabel(lists, 'eventTypes', eventType, language) : ''),
    // The builder has no field for toppings, so they are added to the notes.
    notes: begun.notes || (extras.length > 0 ? `${yourEventTexts.tree.fields.toppings.label[language]}${COLON[language]} ${extras.join(', ')}` : ''),
  };
  builderDraftStorage.keep({ values, reached: 'when' });
}

/**
 * Passes the answers on to the form in which the date is chosen: a member's training to the builder, at the first unanswered step; anything else to
 * the booking.
 * @returns the path to navigate to
 */
export function continueToBooking(language: Language, signedIn: boolean, lists: ChoiceLists): string {
  const eventValues = readYourEventDraft()?.values;
  if (!signedIn || eventValues?.kind !== 'training') return `/${language}/booking`;
  fillBuilder(eventValues, language, lists);
  return `/${language}/member/builder?step=when`;
}

