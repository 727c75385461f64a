/** Layer of the smoke: covers the nearest positioned ancestor and fades out towards its upper and lower edges. */
export const smokeLayer = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to top, transparent, black 14%, black 80%, transparent)',
  '@media print': { display: 'none' },
} as const;
