import { ValidationError, type Schema } from 'yup';
import type { BookingForm } from '../../src/contract/booking';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import type { Meat } from '../../src/contract/meat';
import type { Side, SideVariation } from '../../src/contract/side';
import type { Tool } from '../../src/contract/tool';
import { EMPTY_OPTIONAL } from '../../src/contract/optionalFields';

/* Test data builders. Each returns a complete, valid object; a test states only the fields that differ. */

export const aMeat = (fields: Partial<Meat> = {}): Meat => ({
  id: 'brisket',
  name: { fr: 'Poitrine de bœuf', en: 'Brisket' },
  description: { fr: '', en: '' },
  sellPerKg: 48,
  avgKgPerPerson: 0.25,
  imageUrl: '',
  ...fields,
});

export const aVariation = (fields: Partial<SideVariation> = {}): SideVariation => ({ name: { fr: 'Aux pommes', en: 'With apples' }, priceModifier: 0.75, isDefault: false, ...fields });

export const aSide = (fields: Partial<Side> = {}): Side => ({
  id: 'coleslaw',
  name: { fr: 'Salade de chou', en: 'Coleslaw' },
  description: { fr: '', en: '' },
  price: null,
  sellPerKg: 14.5,
  sellPerServing: null,
  avgKgPerPerson: 0.12,
  avgServingsPerPerson: null,
  imageUrl: '',
  variations: [aVariation({ name: { fr: 'Classique', en: 'Classic' }, priceModifier: 0 }), aVariation()],
  ...fields,
});

export const aTool = (fields: Partial<Tool> = {}): Tool => ({
  id: 'thermometer',
  name: { fr: 'Thermomètre', en: 'Thermometer' },
  description: { fr: '', en: '' },
  category: '',
  imageUrl: '',
  isActive: true,
  ...fields,
});

export const aForm = (fields: Partial<BookingForm> = {}): BookingForm => ({
  hostName: 'Marie Tremblay',
  email: 'marie@example.org',
  ...EMPTY_OPTIONAL,
  adults: 10,
  children: 2,
  eventType: 'smokehouse-popup',
  eventDate: '2027-07-03',
  eventTime: '17:30',
  location: '12, rue Saint-Paul, Upton',
  meats: [],
  sides: [],
  tools: [],
  toppings: [],
  ...fields,
});

export const aRequest = (fields: Partial<BookingRequest> = {}): BookingRequest => ({
  date: '2027-07-03',
  type: 'event',
  peopleCount: 10,
  kidsCount: 2,
  kidsPricePerChild: null,
  selections: { meats: [], sides: [], tools: [], contentFocus: [] },
  contactInfo: { name: 'Marie Tremblay', email: 'marie@example.org', location: 'Upton', notes: '' },
  totalCost: null,
  language: 'fr',
  ...fields,
});

export const TODAY = '2027-05-10';

/** Returns the first message of each rejected field, by path; empty when the value is valid. Any other error is rethrown. */
export async function refusals(schema: Schema, value: unknown, context: Record<string, unknown> = { today: TODAY }): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(all.toReversed().map(({ path = '', message }) => [path, message]));
  }
}
