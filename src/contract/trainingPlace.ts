import { BUSINESS, TRAINING_LOCATIONS } from './business';
import type { Text } from './language';

/** Where a training can take place. */
export type TrainingPlace = (typeof TRAINING_LOCATIONS)[number];

export const TRAINING_PLACES: Readonly<Record<TrainingPlace, Text>> = {
  at_home: { fr: 'Chez vous', en: 'At your place' },
  at_premises: BUSINESS.premises,
  online: { fr: 'En ligne', en: 'Online' },
};

/** The place that a stored key stands for; the premises' own key may be written in any way that starts with `at_`. Null for an address. */
export function readTrainingPlace(key: string | undefined): TrainingPlace | null {
  const known = TRAINING_LOCATIONS.find((place) => place === key);
  return known ?? (key !== undefined && /^at_\w+$/.test(key) ? 'at_premises' : null);
}
