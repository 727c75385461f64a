import type { BookingRequest } from '../../src/contract/bookingSchema';

/** Builds a valid booking request. */
export const bookingRequest = (changes: Partial<BookingRequest> = {}): BookingRequest => ({
  date: '2027-06-19',
  type: 'event',
  peopleCount: 20,
  kidsCount: 4,
  kidsPricePerChild: null,
  selections: {
    meats: [{ id: 'brisket', name: 'Pointe de poitrine' }],
    sides: [
      { id: 'mac', name: 'Macaroni au fromage' },
      { id: 'mac-1', name: 'Macaroni au fromage, Au homard' },
    ],
    tools: [],
    contentFocus: [],
  },
  contactInfo: { name: 'Marie Tremblay', email: 'marie@example.org', location: '12, rue Saint-Paul, Upton', notes: 'Heure: 17:30' },
  totalCost: 576.4,
  language: 'fr',
  ...changes,
});
