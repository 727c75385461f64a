import { useHydrated } from '../useHydrated';
import type { IllustrationName } from './drawings';
import sheet from './drawings.svg?no-inline';

export interface IllustrationProps {
  name: IllustrationName;
  /** What the drawing says where no text beside it says so; left out, the drawing is decoration. */
  title?: string;
  size?: number | string;
}

/**
 * One drawing of the family, in the colours of the scheme. All of them are one small file that the browser keeps; a page that the
 * server has written asks for it after its words and photographs are there.
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
