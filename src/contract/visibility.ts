/*
 * Whom an event or a training is for. Only what is public has a place in a list, a page or a search engine; a private one
 * takes its day without saying more; a pending one waits for the owner's word and is known to nobody else.
 */
export const VISIBILITIES = ['public', 'private', 'pending'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a row says of itself: public where it says nothing, private where it says what nobody understands. */
export function readVisibility(value: unknown): Visibility {
  if (value === undefined || value === null || value === '') return 'public';
  return VISIBILITIES.find((each) => each === value) ?? 'private';
}

export const isPublic = ({ visibility }: { visibility: Visibility }): boolean => visibility === 'public';

/** Whether search engines may list an event or a training: it is public, and no sample that came with the installation. */
export const isSearchable = (offer: { visibility: Visibility; sample: boolean }): boolean => isPublic(offer) && !offer.sample;
