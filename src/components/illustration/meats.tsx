import { Blob, Smoke, ember, back, cut, fine, fineCut, front, glow, line, paper } from './paint';

const brisketCut = 'M24 92c-8-14 0-26 20-29 26-5 56-5 78 0 18 4 24 16 15 28-8 9-24 9-44 8-26-1-58 5-69-7Z';
const rib = 'M80 54c8 0 13 4 13 10v34c0 6-5 9-13 9s-13-3-13-9V64c0-6 5-10 13-10Z';
const bone = 'M76 100v24c-6 0-7 8-1 9 2 0 4-1 5-2 1 1 3 2 5 2 6-1 5-9-1-9v-24Z';
const fan = [-14, -7, 0, 7, 14].map((degrees) => `rotate(${degrees} 80 264)`);
const drumstick =
  'M62 44c6 0 8 8 10 16 4 14 20 22 20 43 0 18-13 29-30 29s-30-11-30-29c0-21 16-29 20-43 2-8 4-16 10-16Z';

/** What comes out of the smoker. */
export const meats = {
  brisket: (
    <>
      <Blob shape="loaf" />
      <Smoke scale={0.7} x={66} y={40} />
      <Smoke mirrored scale={0.55} x={98} y={38} />
      <path d="M18 126c20-6 104-6 124 0 3 8-4 14-14 14H32c-10 0-17-6-14-14Z" fill={front} opacity={0.45} />
      <path d="M21 88c-6-22 12-40 38-43 20-3 42-2 58 4 20 7 28 22 22 41Z" fill={front} />
      <path {...fineCut} d="M46 54l3-2M62 51l4 1M82 50l4-1M100 54l3 2M34 66l2-2M122 64l3 2M54 61h3M110 62h3" />
      <g fill={paper} stroke={front} strokeLinejoin="round" strokeWidth={5}>
        <path d={brisketCut} transform="translate(0 4)" />
        <path d={brisketCut} transform="translate(-2 18)" />
        <path d={brisketCut} transform="translate(1 34)" />
      </g>
      <path {...glow} d="M33 119c-3-10 5-13 14-14 24-4 50-4 72 0 10 2 15 6 13 14" strokeWidth={4} />
      <path {...fine} d="M50 121l6-4M66 122l6-4M82 121l6-4M98 121l6-4M113 121l5-3" opacity={0.6} />
    </>
  ),
  ribs: (
    <>
      <Blob />
      <Smoke scale={0.75} x={64} y={42} />
      <Smoke mirrored scale={0.6} x={98} y={40} />
      <g fill={front} stroke={front} strokeLinejoin="round" strokeWidth={2}>
        {fan.map((turn) => <path d={bone} key={turn} transform={turn} />)}
      </g>
      <g fill={front} stroke={back} strokeWidth={8}>
        {fan.map((turn) => <path d={rib} key={turn} transform={turn} />)}
      </g>
      <g fill={front}>
        {fan.map((turn) => <path d={rib} key={turn} transform={turn} />)}
      </g>
      <g {...fineCut}>
        {[-10.5, -3.5, 3.5, 10.5].map((degrees) => <path d="M80 66v32" key={degrees} transform={`rotate(${degrees} 80 264)`} />)}
      </g>
      <g {...glow}>
        {fan.map((turn) => <path d="M76 66v11" key={turn} transform={turn} />)}
      </g>
    </>
  ),
  pulledPork: (
    <>
      <Blob shape="cloud" />
      <Smoke scale={0.6} x={84} y={34} />
      <path d="M30 112h102c3 15-7 24-22 24H52c-15 0-25-9-22-24Z" fill={front} />
      <path d="M20 98c-2-12 8-20 22-20h78c14 0 24 8 22 20-1 10-8 14-16 13-8 6-18 8-26 4-10 6-24 6-34 0-8 5-18 4-26-3-10 2-19-4-20-14Z" fill={back} />
      <path d="M22 96c0-10 8-16 20-16h78c12 0 20 6 20 16 0 8-6 12-14 11-8 6-18 8-26 4-10 6-24 6-34 0-8 5-18 4-26-3-10 2-18-4-18-12Z" fill={front} opacity={0.4} />
      <g {...line}>
        <path d="M26 104c2-10 14-16 26-12s14 14 26 12M40 114c6-10 18-8 26-3s20 6 28-3M62 92c8-4 18-2 24 4s16 8 24 2M84 118c4-8 14-8 22-7 10 1 18-4 16-12M112 90c10-2 22 2 26 14" />
        <path d="M30 106c-2 6-1 11 2 15M132 104c3 6 2 12-1 17" />
      </g>
      <path {...glow} d="M70 106c8 3 14 0 18-4M102 104c6 1 10-1 13-5" strokeWidth={4} />
      <path d="M25 80c-4-26 22-40 56-40s58 14 55 40c0 3-2 4-5 4H30c-3 0-5-1-5-4Z" fill={front} />
      <path {...cut} d="M42 66c4-9 13-14 24-16M76 49h1" />
    </>
  ),
  sausage: (
    <>
      <Blob />
      <Smoke scale={0.7} x={58} y={44} />
      <Smoke mirrored scale={0.55} x={92} y={40} />
      <g opacity={0.55}>
        <path {...line} d="M48 58c20 17 50 18 74 2" strokeWidth={24} />
        <path {...line} d="M38 50l-7-8M131 52l7-7" strokeWidth={6} />
      </g>
      <path {...line} d="M38 82c22 22 58 23 86 4" stroke={back} strokeWidth={36} />
      <path {...line} d="M38 82c22 22 58 23 86 4" strokeWidth={28} />
      <path {...line} d="M26 72l-8-8M18 72l4-10M136 78l8-7M138 68l7 9" strokeWidth={4.500} />
      <path {...cut} d="M46 96l9-11M66 104l7-13M88 105l4-14M109 99l1-13" />
      <path {...line} d="M18 122h124" />
      <g fill={ember}>
        <path d="M54 140c-5 0-7-4-6-8 1-3 4-4 4-7 5 2 9 6 8 10 0 3-3 5-6 5Z" />
        <path d="M81 142c-6 0-8-4-7-9 1-3 5-5 5-9 6 3 10 8 9 12 0 4-3 6-7 6Z" />
        <path d="M108 140c-5 0-7-4-6-8 1-3 4-4 4-7 5 2 9 6 8 10 0 3-3 5-6 5Z" />
      </g>
    </>
  ),
  chicken: (
    <>
      <Blob shape="loaf" />
      <Smoke scale={0.75} x={80} y={50} />
      <g opacity={0.5} transform="translate(34 4) rotate(-40 62 96) scale(.92)">
        <path d="M57 60V26h10v34Z" fill={front} />
        <circle cx={56} cy={24} fill={front} r={8} />
        <circle cx={68} cy={24} fill={front} r={8} />
        <path d={drumstick} fill={front} />
      </g>
      <g transform="translate(2 4) rotate(40 62 96)">
        <path d={drumstick} fill={back} stroke={back} strokeWidth={8} />
        <path d="M57 60V26h10v34Z" fill={front} />
        <circle cx={56} cy={24} fill={front} r={8} />
        <circle cx={68} cy={24} fill={front} r={8} />
        <path d={drumstick} fill={front} />
        <path {...fineCut} d="M52 46c6 4 14 4 20 0" />
        <path {...glow} d="M43 104c0-9 4-15 10-20M44 115v0" />
        <path {...fineCut} d="M66 90l2 3M76 100l1 4M68 110l3 2M60 120l3 1M76 116l2-1" />
      </g>
    </>
  ),
  trout: (
    <>
      <Blob shape="cloud" />
      <Smoke scale={0.75} x={66} y={46} />
      <Smoke mirrored scale={0.6} x={98} y={38} />
      <g transform="translate(5 9) rotate(-10 80 84) scale(.95)">
        <path d="M66 66c4-14 16-19 29-16-3 6-2 13 2 19ZM62 104c2 8 8 14 16 15 0-6 0-12 3-17ZM98 98c2 6 6 10 13 11 0-5-1-10 1-15ZM113 72c2-6 6-8 10-8-2 4-1 8 1 12Z" fill={front} opacity={0.6} />
        <path d="M12 86c14-20 36-28 60-26 24 1 40 10 54 18 6-4 12-12 22-16-5 14-5 30 2 46-10-4-17-12-24-17-16 10-34 17-56 17-24 0-44-8-58-22Z" fill={front} />
        <path {...glow} d="M52 86c22 4 46 4 68-2" />
        <path {...fineCut} d="M41 68c7 10 7 24 1 35M15 88c5 2 9 2 13 0M134 77l7-6M134 92l8 7" />
        <circle cx={30} cy={78} fill={paper} r={5} />
        <circle cx={29} cy={77} fill={front} r={1.800} />
        <g fill={paper}>
          <circle cx={58} cy={72} r={3} />
          <circle cx={70} cy={68} r={2.500} />
          <circle cx={80} cy={75} r={3} />
          <circle cx={92} cy={72} r={2.500} />
          <circle cx={104} cy={77} r={2.500} />
        </g>
        <path {...fineCut} d="M62 98c4 1 8 1 11 0M82 98c4 0 8-1 11-2" />
      </g>
    </>
  ),
  turkey: (
    <>
      <Blob />
      <Smoke scale={0.7} x={62} y={44} />
      <Smoke mirrored scale={0.55} x={92} y={40} />
      <path d="M24 112c-6-30 12-60 46-60 28 0 46 18 50 40 1 8 1 14-1 20Z" fill={front} />
      <path {...fineCut} d="M36 94c-1-12 6-23 18-28" />
      <path d="M56 94c0-17 14-25 30-27 14-2 22-8 30-16l16 14c-6 8-10 16-14 27-6 14-18 20-34 20-18 0-28-7-28-18Z" fill={front} stroke={paper} strokeLinejoin="round" strokeWidth={3} />
      <path {...line} d="M125 61l8-9" strokeWidth={9} />
      <circle cx={130} cy={46} fill={front} r={7} />
      <circle cx={139} cy={53} fill={front} r={7} />
      <path {...glow} d="M117 54l12 11" strokeWidth={7} />
      <path {...fineCut} d="M72 92c2-6 8-9 15-10" />
      <path d="M15 112h131v4H15Z" fill={back} />
      <path d="M18 116h124c5 0 7 4 5 8-4 8-15 13-28 13H41c-13 0-24-5-28-13-2-4 0-8 5-8Z" fill={front} />
      <path {...fineCut} d="M30 124h100" />
    </>
  ),
};
