import { BUSINESS, TRAINING_LOCATIONS } from './business';
import type { Text } from './language';

/** Location of a training. */
export type TrainingLocation = (typeof TRAINING_LOCATIONS)[number];

export const TRAINING_LOCATION_NAMES: Readonly<Record<TrainingLocation, Text>> = {
  at_home: { fr: 'Chez vous', en: 'At your place' },
  at_premises: BUSINESS.premises,
  online: { fr: 'En ligne', en: 'Online' },
};

/** Returns the location that a stored key represents; null for an address. Any unknown key that starts with `at_` means the business's premises. */
export function parseTrainingLocation(key: string | undefined): TrainingLocation | null {
  const known = TRAINING_LOCATIONS.find((place) => place === key);
  return known ?? (key !== undefined && /^at_\w+$/.test(key) ? 'at_premises' : null);
}
