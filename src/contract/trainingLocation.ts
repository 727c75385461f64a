import { TRAINING_LOCATIONS } from './business';
import type { Language, Text } from './language';

/** Location of a training. */
export type TrainingLocation = (typeof TRAINING_LOCATIONS)[number];

export const TRAINING_LOCATION_NAMES: Readonly<Record<TrainingLocation, Text>> = {
  at_home: { fr: 'Chez vous', en: 'At your place' },
  at_premises: { fr: 'Au fumoir', en: 'At the smokehouse' },
  online: { fr: 'En ligne', en: 'Online' },
};

/** Returns the location that a stored key represents; null for an address. Any unknown key that starts with `at_` means the business's premises. */
export function parseTrainingLocation(key: string | undefined): TrainingLocation | null {
  const known = TRAINING_LOCATIONS.find((place) => place === key);
  return known ?? (key !== undefined && /^at_\w+$/.test(key) ? 'at_premises' : null);
}

/** Returns a stored location in words: the name of a key, or the address as it is. */
export function placeName(location: string, language: Language): string {
  const place = parseTrainingLocation(location);
  return place === null ? location : TRAINING_LOCATION_NAMES[place][language];
}

/** Whether a request is for a training at the business's premises. */
export const isAtPremises = ({ type, contactInfo }: { type: string; contactInfo: { location: string } }): boolean => type === 'training' && parseTrainingLocation(contactInfo.location.trim()) === 'at_premises';
