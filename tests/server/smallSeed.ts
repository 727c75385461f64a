import type { Seed } from '../../server/db/seed/seed';

/** Catalogue small enough to keep expected values simple. */
export const SMALL_SEED: Seed = {
  meat: [
    { id: 'brisket', name_fr: 'Pointe de poitrine', name_en: 'Brisket', description_fr: '', description_en: '', costPerKg: 12, sellPerKg: 40, avgKgPerPerson: 0.25, imageUrl: '' },
    { id: 'ribs', name_fr: 'Côtes levées', name_en: 'Ribs', description_fr: '', description_en: '', costPerKg: 9, sellPerKg: 30.5, avgKgPerPerson: 0.333, imageUrl: '' },
  ],
  side: [
    { id: 'coleslaw', name_fr: 'Salade de chou', name_en: 'Coleslaw', sellPerKg: 12, avgKgPerPerson: 0.1, variations: [] },
    {
      id: 'mac',
      name_fr: 'Macaroni au fromage',
      name_en: 'Mac and cheese',
      sellPerKg: 18,
      avgKgPerPerson: 0.15,
      variations: [
        { name_fr: 'Classique', name_en: 'Classic', priceModifier: 0, isDefault: true },
        { name_fr: 'Au homard', name_en: 'With lobster', priceModifier: 4.5, isDefault: false },
      ],
    },
  ],
  tool: [
    { id: 'tongs', name_fr: 'Pinces', name_en: 'Tongs', description_fr: '', description_en: '', category: '', imageUrl: '', isActive: true },
    { id: 'old-tongs', name_fr: 'Vieilles pinces', name_en: 'Old tongs', description_fr: '', description_en: '', category: '', imageUrl: '', isActive: false },
  ],
  contentfocus: [{ id: 'fire', name_fr: 'Le feu', name_en: 'Fire', description_fr: '', description_en: '', price: 15 }],
  training: [{ id: 'brisket-day', title_fr: 'Une journée de brisket', title_en: 'A brisket day', meetingUrl: 'https://meet.example.org/secret', isActive: true }],
  event: [
    { id: 'open-house', name_fr: 'Portes ouvertes', name_en: 'Open house', isActive: true },
    { id: 'cancelled', name_fr: 'Annulé', name_en: 'Cancelled', isActive: false },
  ],
  content: [{ id: 'c1', tag: 'home.story.title', value: { fr: 'Notre histoire', en: 'Our story' } }],
};
