import { Blob, Glint, Smoke, back, cut, fineCut, front, glow, line, paper } from './paint';

const slice = 'M-7-31c8-4 14-1 16 8 3 15 3 30-1 45-2 8-8 12-16 8 5-20 5-41 1-61Z';
const slices = ['translate(78 82)', 'translate(101 82) rotate(4)', 'translate(125 83) rotate(9)'];
const rib = 'M80 50c8 0 13 4 13 10l1 40c0 6-5 10-14 10s-14-4-14-10l1-40c0-6 5-10 13-10Z';
const turned = (degrees: number) => `rotate(${degrees} 80 -110)`;
const fan = [-14, -7, 0, 7, 14].map(turned);
const gaps = [-10.5, -3.5, 3.5, 10.5].map(turned);
const bones = 'M57 60V32a8.500 8.500 0 1 1 5-13 8.500 8.500 0 1 1 5 13v28Z';
const drumstick =
  'M62 44c6 0 8 8 10 16 4 14 20 22 20 43 0 18-13 29-30 29s-30-11-30-29c0-21 16-29 20-43 2-8 4-16 10-16Z';

/** What comes out of the smoker. */
export const meats = {
  brisket: (
    <>
      <Blob shape="loaf" />
      <g transform="rotate(-16 80 82)">
        <path d="M38 43h86c12 0 19 7 19 17v43c0 11-7 18-19 18H38c-12 0-19-7-19-18V60c0-10 7-17 19-17Z" fill={front} opacity={0.38} />
        <path d="M64 50c6 20 6 44 0 64-15 4-30 1-37-10-6-13-6-32 2-43 8-10 21-14 35-11Z" fill={front} />
        <path {...fineCut} d="M38 65l3-2M33 80l1 4M47 76l4 1M37 96l3 2M54 62l2 2M46 91l1 4M56 86l2-3M49 106l3 1M57 101l2-3" />
        <g fill={paper} stroke={front} strokeLinejoin="round" strokeWidth={5}>
          {slices.map((place) => <path d={slice} key={place} transform={place} />)}
        </g>
        {slices.map((place) => (
          <g key={place} transform={place}>
            <path {...glow} d="M0-24c3 1 4 5 5 10 1 10 1 20-1 30" strokeWidth={3} />
          </g>
        ))}
      </g>
      <Smoke scale={0.6} x={40} y={48} />
    </>
  ),
  ribs: (
    <>
      <Blob />
      <Smoke scale={0.7} x={66} y={42} />
      <Smoke mirrored scale={0.55} x={98} y={36} />
      <g transform="translate(0 -1) rotate(-6 80 80)">
        {fan.map((turn) => <path {...line} d="M80 100v28" key={turn} strokeWidth={11} transform={turn} />)}
        <g fill={back} stroke={back} strokeWidth={8}>
          {fan.map((turn) => <path d={rib} key={turn} transform={turn} />)}
        </g>
        <g fill={front}>
          {fan.map((turn) => <path d={rib} key={turn} transform={turn} />)}
        </g>
        {gaps.map((turn) => <path {...fineCut} d="M80 62c2 11 2 23 0 35" key={turn} transform={turn} />)}
        {fan.map((turn) => <g key={turn} transform={turn}><Glint d="M77 62v9" width={4} /></g>)}
      </g>
    </>
  ),
  pulledPork: (
    <>
      <Blob shape="cloud" />
      <Smoke scale={0.5} x={90} y={32} />
      <path d="M30 114h102c3 15-7 24-22 24H52c-15 0-25-9-22-24Z" fill={front} />
      <g {...line} stroke={back} strokeWidth={14}>
        <path d="M24 100c20-16 96-18 114 0M40 112c20 8 60 8 82 0M64 112v12M104 112v10" />
      </g>
      <path d="M22 98c0-12 10-20 24-20h70c14 0 24 8 24 20 0 10-10 14-18 14-24 5-58 5-82 0-10 0-18-4-18-14Z" fill={front} opacity={0.4} />
      <g {...line}>
        <path d="M28 119c-4-10-2-20 8-25 12-6 22 0 30 7s18 9 28 3 22-14 34-7c8 5 8 13 6 20" />
        <path d="M38 108c8-6 17-4 24 2 6 6 3 10 2 14M64 92c8-5 18-4 26 1M86 113c6-6 14-6 18-2 3 3 1 7 0 11M112 108c6-3 10-2 13 2M44 88c6-4 12-4 17-1M104 89c7-3 14-2 20 2" />
      </g>
      <path {...glow} d="M76 112c-2 4-1 8 1 11" strokeWidth={6} />
      <path {...glow} d="M42 99c6-2 10-1 14 2M114 102c4-2 8-2 11 0" strokeWidth={4} />
      <g transform="rotate(-4 80 60)">
        <path d="M26 74c-3-25 22-38 55-38 34 0 58 14 55 38 0 3-2 4-5 4H31c-3 0-5-1-5-4Z" fill={front} />
        <path {...cut} d="M43 60c5-8 14-12 25-14M78 44h1" />
      </g>
    </>
  ),
  sausage: (
    <>
      <Blob />
      <Smoke scale={0.7} x={50} y={46} />
      <Smoke mirrored scale={0.6} x={84} y={38} />
      <g transform="translate(4 2) rotate(-24 80 86) scale(.9)">
        <path {...line} d="M36 76c22-18 66-18 88 0" strokeWidth={27} />
        <path {...line} d="M24 84l-10-2M24 84l-6 9M136 84l10-2M136 84l6 9" strokeWidth={4.500} />
        <path {...cut} d="M48 74l7-12M69 69l6-13M91 69l6-13M112 75l5-11" />
        <path {...line} d="M34 116c24-18 68-18 92 0" stroke={back} strokeWidth={36} />
        <path {...line} d="M34 116c24-18 68-18 92 0" strokeWidth={29} />
        <path {...line} d="M22 124l-10-2M22 124l-6 9M138 124l10-2M138 124l6 9" strokeWidth={4.500} />
        <Glint d="M48 114l7-12M69 109l6-13M91 109l6-13M112 115l5-11" width={4} />
      </g>
    </>
  ),
  chicken: (
    <>
      <Blob shape="loaf" />
      <Smoke mirrored scale={0.75} x={112} y={60} />
      <g opacity={0.55} transform="translate(17 23) rotate(60 62 96) scale(.86)">
        <path d={bones} fill={front} />
        <path d={drumstick} fill={front} />
      </g>
      <g transform="translate(-3 10) rotate(23 62 96) scale(.92)">
        <path d={drumstick} fill={back} stroke={back} strokeWidth={9} />
        <path d={bones} fill={front} />
        <path d={drumstick} fill={front} />
        <Glint d="M43 106c-1-9 3-16 10-22" />
        <path {...fineCut} d="M66 84l2 3M77 96l1 4M68 106l3 2M59 119l3 1M77 114l2-2M64 71l2 2" />
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
        <Glint d="M52 86c22 4 46 4 68-2" />
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
      <Glint d="M117 54l12 11" width={6} />
      <path {...fineCut} d="M72 92c2-6 8-9 15-10" />
      <path d="M20 111h104v5H20Z" fill={back} />
      <path d="M18 116h124c5 0 7 4 5 8-4 8-15 13-28 13H41c-13 0-24-5-28-13-2-4 0-8 5-8Z" fill={front} />
      <path {...fineCut} d="M30 124h100" />
    </>
  ),
};
