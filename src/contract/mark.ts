/** Flame of the mark on a sheet of 22 by 28: the flame itself, and the hollow at its foot. */
export const FLAME = {
  width: 22,
  height: 28,
  body: 'M11 0c6 6 11 11 11 17.5a11 10.5 0 0 1-22 0c0-3.7 1.8-6.2 4.3-8.6 0 3 1.3 4.4 3.2 5C7.5 8.3 8 4.4 11 0z',
  hollow: 'M11 15c3 3.2 4.8 5 4.8 8a4.8 4.8 0 0 1-9.6 0c0-3 1.8-4.8 4.8-8z',
} as const;

/** Corner radius of the mark's tile, as a share of its width. */
export const TILE_RADIUS = 0.22;
