import { isUnpublished } from './apiRecord';
import { readVisibility, type Visibility } from './visibility';

/** Audience of an event or a training as set by the owner. Hidden ones are visible to administrators only. */
export const PUBLICATION_STATUSES = ['public', 'private', 'hidden'] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** Returns the audience of a resource. Both inactive and pending resources count as hidden. */
export function publicationStatusOf(resource: Readonly<Record<string, unknown>>): PublicationStatus {
  const who = readVisibility(resource['visibility']);
  return isUnpublished(resource) || who === 'pending' ? 'hidden' : who;
}

/** Returns the fields that give a resource an audience. A hidden resource keeps its previous visibility; public and private resources are active. */
export function toPublicationFields(showing: PublicationStatus, before: Readonly<Record<string, unknown>> = {}): { isActive: boolean; visibility: Visibility } {
  if (showing !== 'hidden') return { isActive: true, visibility: showing };
  return { isActive: false, visibility: readVisibility(before['visibility']) === 'private' ? 'private' : 'public' };
}
