/** Hand-drawn map of the region: the Yamaska, the crossing roads, the smokehouse's ember and its 25 km radius. */
export function MapSketch() {
  const back = 'var(--mui-palette-illustration-back)';
  const front = 'var(--mui-palette-illustration-front)';
  return (
    <svg viewBox="0 0 480 300" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="300" fill="var(--mui-palette-background-paper)" />
      <path d="M60 -10c40 70-24 92 6 150s-36 92 8 170" fill="none" stroke={back} strokeWidth="16" strokeLinecap="round" />
      <g fill="none" stroke={front} strokeLinecap="round" opacity="0.4">
        <path d="M-10 212C120 190 190 168 262 150S402 96 490 82" strokeWidth="4" />
        <path d="M230 -10c8 60 22 110 32 160s24 110 28 160" strokeWidth="2.500" />
        <path d="M-10 70c90 4 180 40 272 80s150 60 228 66" strokeWidth="2" />
        <path d="M110 310c20-70 80-130 152-160" strokeWidth="1.500" strokeDasharray="2 8" />
      </g>
      <circle cx="262" cy="150" r="112" fill={back} opacity="0.35" />
      <circle cx="262" cy="150" r="112" fill="none" stroke={front} strokeWidth="1.500" strokeDasharray="4 6" opacity="0.600" />
      <circle cx="262" cy="150" r="9" fill="var(--mui-palette-primary-main)" />
      <circle cx="262" cy="150" r="18" fill="none" stroke="var(--mui-palette-primary-main)" strokeWidth="2" opacity="0.500" />
    </svg>
  );
}
