/** The four paints of the family. The values live in the theme, one set for each colour scheme. */
export const back = 'var(--mui-palette-illustration-back)';
export const front = 'var(--mui-palette-illustration-front)';
export const ember = 'var(--mui-palette-illustration-ember)';
export const paper = 'var(--mui-palette-background-paper)';

const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Drawn lines on the blob, and the same lines cut out of a drawn shape. */
export const line = { ...round, stroke: front, strokeWidth: 5 } as const;
export const fine = { ...round, stroke: front, strokeWidth: 3 } as const;
export const cut = { ...round, stroke: paper, strokeWidth: 5 } as const;
export const fineCut = { ...round, stroke: paper, strokeWidth: 3 } as const;
export const glow = { ...round, stroke: ember, strokeWidth: 5 } as const;

const blobs = {
  pebble: 'M84 9C118 7 149 33 151 70c2 40-20 77-59 80C51 153 13 130 9 90 5 47 42 12 84 9Z',
  loaf: 'M70 10c36-5 74 14 80 54 5 36-8 78-50 85-40 6-84-8-91-50C2 58 30 16 70 10Z',
  cloud: 'M92 10c36 2 60 36 59 70-1 38-30 70-68 70-42 0-74-26-75-66C7 42 46 7 92 10Z',
} as const;

/** The one large quiet shape that every drawing sits on. */
export function Blob({ shape = 'pebble' }: { shape?: keyof typeof blobs }) {
  return <path d={blobs[shape]} fill={back} />;
}

/** A warm stroke on a drawn shape; the cut around it keeps ember and front apart in the light scheme. */
export function Glint({ d, width = 5 }: { d: string; width?: number }) {
  return (
    <>
      <path {...cut} d={d} strokeWidth={width + 5} />
      <path {...glow} d={d} strokeWidth={width} />
    </>
  );
}

/** A slow curl of smoke; (x, y) is where it leaves the fire. */
export function Smoke({ x, y, scale = 1, mirrored = false }: { x: number; y: number; scale?: number; mirrored?: boolean }) {
  return (
    <path
      {...line}
      d="M0 0C-9-8-8-15-1-21 7-28 7-36 0-41c-7-5-16 0-14 7 2 5 8 5 9 1"
      opacity={0.6}
      strokeWidth={5 / scale}
      transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}
    />
  );
}

/** A flame with its foot at (x, y), 24 high at scale 1. */
export function Flame({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      d="M0 0c-7 0-11-5-10-11C-9-16-4-18-3-26c6 3 8 7 8 11 1-1 2-3 2-5 3 4 4 7 3 11C9-3 5 0 0 0Z"
      fill={ember}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}
