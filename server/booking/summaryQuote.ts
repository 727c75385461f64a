import type { BookingRequest } from '../../src/contract/bookingSchema';
import type { ChoiceLists } from '../../src/contract/choiceLists';
import type { Language } from '../../src/contract/language';
import { localized } from '../../src/contract/localized';
import { lineName } from '../../src/contract/requestDisplay';
import { sideName } from '../../src/contract/sideNames';
import { summaryEstimate, type SummaryLine } from '../../src/contract/summaryPricing';
import type { Settings } from '../../src/contract/settings';
import type { SummaryTerms } from '../../src/contract/summaryRequest';
import type { Choices } from './choices';
import { dollars, type Priced } from './quote';

/** Name and input figures of a quote line. */
function explain({ meats, sides, selections }: Choices, { kind, id }: SummaryLine, language: Language, lists: ChoiceLists) {
  const meat = meats.find((each) => kind === 'meat' && each.id === id);
  if (meat) return { name: localized(meat.name, language, id), sellPerKg: meat.sellPerKg, avgKgPerPerson: meat.avgKgPerPerson };
  const chosen = sides.find(({ side }) => kind === 'side' && side.id === id);
  if (chosen) return { name: sideName(chosen.side, language), sellPerServing: chosen.side.sellPerServing, avgServingsPerPerson: chosen.side.avgServingsPerPerson };
  return { name: lineName({ id: kind, name: [...selections.tools, ...selections.contentFocus].find((item) => item.id === id)?.name ?? id }, language, lists) };
}

/**
 * Prices a builder or wizard request with taxes, by the contract's rule and from the catalogue and the rates alone.
 * @param travelMetres round trip in whole metres; null when unknown or when no travel is needed
 */
export function priceSummary({ type, peopleCount, kidsCount }: Pick<BookingRequest, 'type' | 'peopleCount' | 'kidsCount'>, choices: Choices, travelMetres: number | null, language: Language, { summaryRates, taxes, lists }: SummaryTerms & Pick<Settings, 'lists'>): Priced {
  const { meats, sides, selections } = choices;
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const estimate = summaryEstimate({
    kind: type,
    adults: peopleCount,
    children: kidsCount,
    meats,
    sides: sides.map(({ side }) => side),
    tools: idsOf(selections.tools),
    contentFocus: idsOf(selections.contentFocus),
    travelMetres,
  }, summaryRates, taxes.registered);
  const pricedItems = estimate.lines.map((line) => ({ ...line, guests: peopleCount + kidsCount, ...explain(choices, line, language, lists) }));
  return {
    quote: {
      totalCost: dollars(estimate.totalCents),
      travelDistance: travelMetres === null ? null : travelMetres / 1000,
      travelFee: estimate.travelCents === null ? null : dollars(estimate.travelCents),
      lines: pricedItems.map(({ id, name, cents }) => ({ id, name, amount: dollars(cents) })),
    },
    totalCents: estimate.totalCents,
    pricedItems,
  };
}
