import type { BookingRequest } from '../../src/contract/bookingSchema';
import { formulaVersionOf, type Formula } from '../../src/contract/formulaVersion';
import type { Language } from '../../src/contract/language';
import type { QuoteRates } from '../../src/contract/quoteChange';
import type { Premises } from '../../src/contract/settings';
import { parseTrainingLocation } from '../../src/contract/trainingLocation';
import { listResources } from '../db/catalogue';
import type { Database } from '../db/database';
import { readRates, readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { metresOf } from '../maps/maps';
import { readOffer, type Choices, type Offer } from './choices';
import { priceBooking, type Priced } from './quote';
import { priceSummary } from './summaryQuote';

/* Catalogue, rates and travel of the moment. Not for use within a transaction, because reads are cached and the travel takes time. */

const ACTIVE = { onlyActive: true } as const;

/** Round trip to the place of a request. */
export interface Road {
  /** Null when unknown, or when a training needs no travel. */
  travelMetres: number | null;
  /** Whether the address and its pin name two places. */
  placeUnclear: boolean;
}

/** Returns the round trip of a request. */
export async function readRoad({ maps }: Pick<AppDependencies, 'maps'>, { type, contactInfo }: Pick<BookingRequest, 'type' | 'contactInfo'>, premises: Premises): Promise<Road> {
  if (type === 'training' && parseTrainingLocation(contactInfo.location) !== null) return { travelMetres: null, placeUnclear: false };
  const travel = await maps.travel(contactInfo.location, premises);
  return { travelMetres: metresOf(travel), placeUnclear: travel !== null && 'conflict' in travel };
}

/** Returns the choices currently on offer. */
export const readCurrentOffer = ({ db, recently }: Database): Promise<Offer> =>
  recently('catalogue', 'offer', async () => readOffer(await listResources(db, 'meat', ACTIVE), await listResources(db, 'side', ACTIVE), await listResources(db, 'tool', ACTIVE), await listResources(db, 'contentfocus', ACTIVE)));

/** Returns the current rates of a price rule. */
export async function readCurrentRates(database: Database, part: Formula['ratesPart']): Promise<{ rates: QuoteRates; formulaVersion: string }> {
  if (part === 'summaryRates') {
    const { value: summaryRates, version: ratesVersion } = await readRates(database, part);
    return { rates: { summaryRates }, formulaVersion: formulaVersionOf({ ratesPart: part, ratesVersion }) };
  }
  const { value: bookingRates, version: ratesVersion } = await readRates(database, part);
  return { rates: { bookingRates }, formulaVersion: formulaVersionOf({ ratesPart: part, ratesVersion }) };
}

/** Returns the price rule of a request. */
export const ratesPartOf = ({ formula }: Pick<BookingRequest, 'formula'>): Formula['ratesPart'] => (formula === 'summary' ? 'summaryRates' : 'bookingRates');

/** Prices a request with the given rates, whose price rule applies. */
export async function priceWith(database: Database, rates: QuoteRates, request: BookingRequest, choices: Choices, travelMetres: number | null, language: Language): Promise<Priced> {
  const { taxes, lists } = await readSettings(database);
  return 'summaryRates' in rates ? priceSummary(request, choices, travelMetres, language, { ...rates, taxes, lists }) : priceBooking(request, choices, travelMetres, language, { ...rates, lists });
}
