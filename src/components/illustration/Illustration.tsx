import { type IllustrationName, drawings } from './drawings';

interface IllustrationProps {
  name: IllustrationName;
  /** What the drawing says where no text beside it says so; left out, the drawing is decoration. */
  title?: string;
  size?: number | string;
}

export function Illustration({ name, title, size = 120 }: IllustrationProps) {
  const meaning = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...meaning} fill="none" focusable="false" height={size} viewBox="0 0 160 160" width={size} xmlns="http://www.w3.org/2000/svg">
      {drawings[name]}
    </svg>
  );
}
