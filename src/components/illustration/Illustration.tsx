import { useHydrated } from '../useHydrated';
import type { IllustrationName } from './drawings';
import sheet from './drawings.svg?no-inline';

export interface IllustrationProps {
  name: IllustrationName;
  /** Accessible name, for drawings without equivalent text beside them. Without it, the drawing is decorative. */
  title?: string;
  size?: number | string;
}

/**
 * Illustration from the shared sprite, in the colours of the colour scheme. All drawings are in one small cached file, which a prerendered page
 * requests only after its text and photos.
 */
export function Illustration({ name, title, size = 120 }: IllustrationProps) {
  const live = useHydrated();
  const meaning = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...meaning} focusable="false" height={size} viewBox="0 0 160 160" width={size}>
      {live && <use href={`${sheet}#${name}`} />}
    </svg>
  );
}
