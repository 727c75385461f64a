import { heightAt, pictureFile, pictureIdOf, pictureKey, widthUpTo, type StoredPicture } from '../contract/pictures';
import type { Language } from '../contract/language';
import type { OfferMatch } from './offerRoutes';
import type { Fallback } from './Providers';

/** Image for shared links and search engines. */
export interface SharedImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Width in pixels above which previews of shared links show no more detail. */
const MAX_WIDTH = 1440;

/** Returns the uploaded picture of an offer as a JPEG, which all services can show; null without one. */
export function offerImage(offer: OfferMatch | null | undefined, apiData: Fallback, { origin, language }: { origin: string; language: Language }): SharedImage | null {
  if (!offer) return null;
  const { imageUrl } = offer.kind === 'event' ? offer.event : offer.training;
  const picture = apiData[pictureKey(pictureIdOf(imageUrl) ?? '')] as StoredPicture | undefined;
  if (!picture) return null;
  const width = widthUpTo(picture, MAX_WIDTH);
  return { url: origin + pictureFile(picture.id, width, 'jpeg'), width, height: heightAt(picture, width), alt: picture.alt[language] };
}
