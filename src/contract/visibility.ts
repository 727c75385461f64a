/*
 * Audience of an event or a training. Only public ones appear in lists, pages and search engines. A private one
 * blocks its day without showing details. A pending one awaits the owner's approval and is visible to administrators only.
 */
export const VISIBILITIES = ['public', 'private', 'pending'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Returns the visibility of a row: public when the field is missing, private when its value is unknown. */
export function readVisibility(value: unknown): Visibility {
  if (value === undefined || value === null || value === '') return 'public';
  return VISIBILITIES.find((each) => each === value) ?? 'private';
}

export const isPublic = ({ visibility }: { visibility: Visibility }): boolean => visibility === 'public';

/** Whether search engines may list an event or a training: only public ones that are not sample content. */
export const isSearchable = (offer: { visibility: Visibility; sample: boolean }): boolean => isPublic(offer) && !offer.sample;
