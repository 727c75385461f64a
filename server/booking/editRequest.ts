import { isDeepStrictEqual } from 'node:util';
import type { EditedQuote, EditPreview } from '../../src/contract/agreementSchemas';
import { readDetails } from '../../src/contract/bookingNotes';
import { chosenPizza } from '../../src/contract/bookingRequest';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { choiceLabel } from '../../src/contract/choiceLists';
import { dayAt } from '../../src/contract/days';
import { formulaOf } from '../../src/contract/formulaVersion';
import type { InboxLine } from '../../src/contract/inbox';
import { toppingLineId } from '../../src/contract/pricing';
import { isOfQuote } from '../../src/contract/quoteChange';
import { editQuote, withOwnLines } from '../../src/contract/quoteEdit';
import { findPricing, searchText } from '../db/bookings';
import type { RequestChanges } from '../db/inbox';
import { findQuoteRates, readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { HttpError, invalid } from '../http/httpError';
import { quoteColumns } from '../inbox/adjust';
import { guestsOf } from './party';
import { priceWith, ratesPartOf, readCurrentOffer, readCurrentRates, readRoad } from './currentPrices';
import { assertNewOffered, withContent, withdrawnToppings } from './editedRequest';
import { resolveEditedChoices } from './editedChoices';

/** Edit of a request, ready to be stored. */
export interface CalculatedEdit extends Pick<EditedQuote, 'newLines' | 'gone'> {
  /** The request before and after the edit. */
  before: InboxLine;
  next: InboxLine;
  /** Columns that the edit writes. */
  columns: RequestChanges;
  /** Whether the edit changes anything. */
  isChange: boolean;
}

/** Ids of the lines that a pizza type has, priced or not. */
function pizzaLines(request: BookingRequest): string[] {
  const pizza = chosenPizza(readDetails(request));
  return pizza ? ['pizza', ...pizza.toppings.map(toppingLineId)] : [];
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** Runs work on the fields of an edit. @throws its Problem 422 under `fields.…`, where the body has them */
function inFields<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    throw invalid(Object.fromEntries(Object.entries(error.fields).map(([name, message]) => [`fields.${name}`, message])));
  }
}

/**
 * Calculates an edit of a request. Not for use within a transaction, because the way to another place takes time: the caller checks that the version of
 * the request is still the same when it stores the edit.
 * @throws Problem 422 for new choices that are not offered, and for lines that are neither of the quote nor free lines
 */
export async function calculateEdit(parts: AppDependencies, before: InboxLine, { fields, lines }: Pick<EditPreview, 'fields' | 'lines'>): Promise<CalculatedEdit> {
  const { database, clock } = parts;
  const { lists, premises } = await readSettings(database);
  const { items, travelMetres } = await findPricing(database.db, before.id);
  const { language } = fields;
  const renamed = language !== before.request.language;
  const offer = await readCurrentOffer(database);
  const choices = inFields(() => resolveEditedChoices(fields.selections, before.request.selections, offer, { language, renamed }));
  const request = withContent(before.request, { ...fields, selections: choices.selections });
  inFields(() => assertNewOffered(request, before.request, lists));
  const isMoved = request.contactInfo.location !== before.request.contactInfo.location;
  const road = isMoved ? await readRoad(parts, request, premises) : null;
  const metres = road ? road.travelMetres : travelMetres;
  const part = formulaOf(before.formulaVersion)?.ratesPart ?? ratesPartOf(request);
  const { rates } = await readCurrentRates(database, part);
  const { pricedItems } = await priceWith(database, rates, request, choices, metres, language);
  const isOtherType = readDetails(request).eventType !== readDetails(before.request).eventType;
  const edited = editQuote({
    quote: before.quote,
    items,
    // A formula that this release does not know: lines are then rescaled in proportion.
    rates: (await findQuoteRates(database.db, before.formulaVersion)) ?? rates,
    guests: { before: guestsOf(before.request), after: guestsOf(request) },
    current: { day: dayAt(clock()), items: pricedItems, rates },
    chosen: { before: [...Object.values(before.request.selections).flatMap(idsOf), ...pizzaLines(before.request)], after: [...idsOf(choices.gone), ...pizzaLines(request)] },
    repriced: [...(isMoved ? ['travel'] : []), ...(isOtherType ? ['pizza'] : [])],
    road: road && { distance: metres === null ? null : metres / 1000, unclear: road.placeUnclear },
    renamed,
  });
  if (lines !== null && !isOfQuote({ lines }, edited.quote)) throw invalid({ lines: 'notValid' });
  const quote = lines === null ? edited.quote : withOwnLines(edited.quote, lines, dayAt(clock()));
  const earlier = new Set(idsOf(before.quote.lines));
  const next: InboxLine = { ...before, request, quote };
  return {
    before,
    next,
    newLines: idsOf(quote.lines).filter((id) => edited.newLines.includes(id) || !earlier.has(id)),
    gone: [...choices.gone.map(({ name }) => name), ...withdrawnToppings(request, lists).map((topping) => choiceLabel(lists, 'toppings', topping, language))],
    isChange: !isDeepStrictEqual(quote, before.quote) || !isDeepStrictEqual(request, withContent(before.request, before.request)),
    columns: {
      request: JSON.stringify(request),
      name: request.contactInfo.name,
      email: request.contactInfo.email,
      search: searchText(next),
      priced_items: JSON.stringify(edited.items),
      travel_metres: metres,
      ...quoteColumns(request, quote),
    },
  };
}
