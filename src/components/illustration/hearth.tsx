import { Blob, Flame, Smoke, back, cut, ember, fine, fineCut, front, glow, line, paper } from './paint';

/** A round log seen from its near end: (x, y) is the middle of the cut. */
function Log({ x, y, r, length }: { x: number; y: number; r: number; length: number }) {
  const bark = `M${x} ${y}l${length} ${-length * 0.46}`;
  return (
    <>
      <path {...line} d={bark} stroke={back} strokeWidth={2 * r + 7} />
      <path {...line} d={bark} strokeWidth={2 * r} />
      <circle cx={x} cy={y} fill={paper} r={r - 4} />
      <path {...fine} d={`M${x + 3} ${y - r + 10}a${r - 10} ${r - 10} 0 1 1-9 1`} />
      <circle cx={x} cy={y} fill={front} r={4} />
    </>
  );
}

/** Fire, wood and tools. */
export const hearth = {
  smoker: (
    <>
      <Blob shape="loaf" />
      <path {...line} d="M117 43c2-14-11-18-24-14-14 4-30 7-35-4-3-8 6-14 11-8 3 4 0 8-4 7" opacity={0.6} />
      <path {...line} d="M70 108l-7 30M122 108v18M26 118v20" />
      <path {...fine} d="M67 124h46" />
      <circle cx={122} cy={130} fill={front} r={11} />
      <circle cx={122} cy={130} fill={paper} r={4} />
      <path d="M109 72V54h16v18Z" fill={front} />
      <path d="M108 48h18a4 4 0 0 1 0 8h-18a4 4 0 0 1 0-8Z" fill={front} />
      <path d="M62 69h70c8 0 12 8 12 20s-4 20-12 20H62c-4 0-5-2-5-6V75c0-4 1-6 5-6Z" fill={front} />
      <path d="M19 86l30-2c3 0 4 2 4 4v29c0 3-2 4-4 4H20c-4 0-6-2-6-5V91c0-3 2-5 5-5Z" fill={front} />
      <path d="M24 95h20v16H24Z" fill={paper} stroke={paper} strokeLinejoin="round" strokeWidth={4} />
      <Flame scale={0.7} x={34} y={112} />
      <path {...fineCut} d="M71 70v25h36V70" />
      <path {...cut} d="M81 86h16" />
      <circle cx={125} cy={86} fill={paper} r={8} />
      <path {...fine} d="M125 86l3-3" />
    </>
  ),
  oven: (
    <>
      <Blob shape="cloud" />
      <Smoke scale={0.72} x={83} y={46} />
      <path d="M71 60l3-15c0-2 1-3 3-3h12c2 0 3 1 3 3l3 15Z" fill={front} />
      <path d="M22 110c-2-34 23-58 60-58 35 0 60 24 58 58Z" fill={front} />
      <path {...fineCut} d="M31 89l14 4M43 70l11 11M64 58l5 13M98 58l-5 13M119 70l-11 11M131 89l-14 4" />
      <path d="M50 111V98c0-17 13-28 31-28s31 11 31 28v13Z" fill={paper} />
      <path d="M58 111V99c0-13 10-21 23-21s23 8 23 21v12Z" fill={front} opacity={0.22} />
      <Flame scale={1.1} x={81} y={109} />
      <path {...line} d="M68 107l26-3M68 103l26 5" />
      <path d="M20 115h123c3 0 4 2 4 4v4c0 3-2 5-4 5H20c-3 0-5-2-5-5v-4c0-2 2-4 5-4Z" fill={front} />
      <path d="M40 128h82v14c-26 8-56 8-82 0Z" fill={front} opacity={0.45} />
      <g fill={paper}>
        <circle cx={64} cy={138} r={6} />
        <circle cx={81} cy={138} r={6} />
        <circle cx={98} cy={138} r={6} />
      </g>
    </>
  ),
  wood: (
    <>
      <Blob />
      <Log length={12} r={23} x={42} y={111} />
      <Log length={26} r={23} x={94} y={113} />
      <path {...fineCut} d="M117 97l9-4M125 109l8-4" />
      <path d="M72 30l26-13c14 10 23 24 26 42l-28 18Z" fill={front} stroke={back} strokeLinejoin="round" strokeWidth={9} />
      <path d="M44 83c2-22 12-42 27-53 14 11 25 29 27 50-16 12-38 13-54 3Z" fill={back} stroke={back} strokeLinejoin="round" strokeWidth={13} />
      <path d="M72 30l26-13c14 10 23 24 26 42l-28 18Z" fill={front} stroke={front} strokeLinejoin="round" strokeWidth={2} />
      <path d="M46 80c2-20 11-37 25-48 14 11 24 27 26 46-15 11-36 12-51 2Z" fill={paper} stroke={front} strokeLinejoin="round" strokeWidth={5} />
      <path {...fineCut} d="M91 37l9-5M102 55l11-6" />
      <path {...fine} d="M56 76c10 5 21 5 31-1M60 64c7 4 16 4 23 0" />
      <circle cx={71.500} cy={50} fill={ember} r={5} />
    </>
  ),
  thermometer: (
    <>
      <Blob shape="loaf" />
      <path d="M20 121c0-16 12-28 34-28 28 0 56 8 60 26 1 9-5 13-13 13H33c-8 0-13-4-13-11Z" fill={front} opacity={0.5} />
      <path {...fine} d="M34 109l3-3M44 121l4 1M66 120l4-2M80 108l4 1M98 117l3 2M30 121l2 1M86 123l3-1" stroke={back} />
      <path {...line} d="M16 137h106" />
      <path {...fine} d="M50 109c3 3 8 3 11 0" stroke={back} />
      <path {...line} d="M76 86L56 106" />
      <path {...line} d="M76 84l-8 9" strokeWidth={11} />
      <circle cx={100} cy={60} fill={front} r={40} />
      <circle cx={100} cy={60} fill={paper} r={31} />
      <path {...fine} d="M82 78l-3 3M75 60h-1M83 43l-2-2M100 35v-1M117 43l2-2" />
      <path {...glow} d="M123 64a23 23 0 0 1-9 14" strokeWidth={6} />
      <path {...glow} d="M100 60l14 5" />
      <circle cx={100} cy={60} fill={front} r={6} />
    </>
  ),
  knife: (
    <>
      <Blob shape="cloud" />
      <g transform="rotate(-38 80 80)">
        <path d="M5 88c20 13 54 16 92 13 2 0 3-1 3-3V67H34C20 67 9 76 5 88Z" fill={front} />
        <path {...fineCut} d="M26 89c16 5 36 7 60 6" />
        <path d="M105 67h34c9 0 14 4 14 10l-3 12c-4-3-8-4-13-4h-32Z" fill={front} stroke={front} strokeLinejoin="round" strokeWidth={3} />
        <g fill={paper}>
          <circle cx={113} cy={76} r={3} />
          <circle cx={126} cy={76} r={3} />
          <circle cx={139} cy={77} r={3} />
        </g>
      </g>
      <path d="M86 128c14 2 24-4 30-14 3-5 11-5 13 1 4 14-16 26-42 19-4-1-5-6-1-6Z" fill={ember} />
      <path {...line} d="M123 111c-1-5 1-9 6-11" />
    </>
  ),
};
