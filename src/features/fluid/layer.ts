/** Where smoke lies: over all of the nearest positioned box, thinning out towards its upper and lower edges, where the page goes on. */
export const smokeLayer = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to top, transparent, black 14%, black 80%, transparent)',
  '@media print': { display: 'none' },
} as const;
