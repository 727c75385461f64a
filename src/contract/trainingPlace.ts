import { BUSINESS, TRAINING_LOCATIONS } from './business';
import type { Text } from './language';

/** Location of a training. */
export type TrainingPlace = (typeof TRAINING_LOCATIONS)[number];

export const TRAINING_PLACES: Readonly<Record<TrainingPlace, Text>> = {
  at_home: { fr: 'Chez vous', en: 'At your place' },
  at_premises: BUSINESS.premises,
  online: { fr: 'En ligne', en: 'Online' },
};

/** Returns the location that a stored key represents; null for an address. Any unknown key that starts with `at_` means the business's premises. */
export function readTrainingPlace(key: string | undefined): TrainingPlace | null {
  const known = TRAINING_LOCATIONS.find((place) => place === key);
  return known ?? (key !== undefined && /^at_\w+$/.test(key) ? 'at_premises' : null);
}
