import { Blob, Glint, back, cut, ember, fineCut, front, glow, line, paper } from './paint';

/** The bread oven's side of the house, and the table. */
export const table = {
  pizza: (
    <>
      <Blob shape="cloud" />
      <path d="M75 82l53-18C119 39 100 23 75 24 42 24 16 49 17 83c0 32 25 57 57 57 14 0 27-5 37-13Z" fill={front} />
      <path {...fineCut} d="M114 61c-7-15-22-25-39-25-26 0-46 20-46 46s20 46 46 46c8 0 17-2 24-6M75 82L32 65M75 82L60 39M75 82l-37 27M75 82l-8 45" />
      <path d="M91 91l53-17c6 22 0 43-17 62Z" fill={front} />
      <path {...fineCut} d="M133 78c3 16-1 31-12 46" />
      <g fill={ember} stroke={paper} strokeWidth={3}>
        <circle cx={117} cy={95} r={7} />
        <circle cx={84} cy={57} r={7} />
        <circle cx={45} cy={87} r={7} />
        <circle cx={82} cy={113} r={6} />
      </g>
      <g fill={paper}>
        <path d="M47 56c6-5 10-3 12 3-6 4-10 3-12-3ZM53 111c2-7 7-8 12-4-2 6-7 8-12 4ZM92 69c5-4 9-3 11 2-5 4-9 3-11-2ZM113 112c4-5 9-4 11 1-4 4-8 4-11-1Z" />
        <circle cx={72} cy={50} r={2.500} />
        <circle cx={61} cy={83} r={2.500} />
      </g>
    </>
  ),
  dough: (
    <>
      <Blob />
      <path d="M29 88c-6-26 16-52 50-52 36 0 60 26 53 54-3 13-14 19-27 19H56c-14 0-24-8-27-21Z" fill={front} />
      <path {...cut} d="M52 68c8-10 22-14 34-10 12 5 12 18 1 20-8 1-12-5-8-9" />
      <g transform="rotate(-5 80 122)">
        <path {...line} d="M40 120h80" stroke={back} strokeWidth={36} />
        <path {...glow} d="M14 120h132" strokeWidth={8} />
        <path d="M32 108h96c4 0 6 3 6 6v12c0 4-2 6-6 6H32c-4 0-6-2-6-6v-12c0-3 2-6 6-6Z" fill={front} />
        <path {...fineCut} d="M38 116h50M96 116h6" />
      </g>
      <g fill={front} opacity={0.6}>
        <circle cx={128} cy={38} r={3} />
        <circle cx={138} cy={52} r={2} />
        <circle cx={118} cy={28} r={2} />
        <circle cx={30} cy={44} r={2.500} />
        <circle cx={40} cy={32} r={2} />
      </g>
    </>
  ),
  sides: (
    <>
      <Blob shape="loaf" />
      <g transform="rotate(22 108 90)">
        <path d="M94 92V48c0-16 6-26 14-26s14 10 14 26v44Z" fill={front} />
        <path {...cut} d="M101 44v26M108 34v50M115 44v50" strokeDasharray="1 8" strokeWidth={4.500} />
      </g>
      <path d="M26 92c-6-12 0-26 13-28 2-14 18-20 29-12 10-10 26-6 29 7 9 2 14 10 13 19l-4 14Z" fill={back} />
      <path d="M30 92c-6-12 0-23 12-25 1-13 16-18 26-10 9-9 23-5 26 7 9 1 13 9 12 17l-4 11Z" fill={front} opacity={0.55} />
      <path {...line} d="M42 80c2-6 7-8 12-6M64 68c3-4 9-5 13-1" stroke={back} strokeWidth={4} />
      <circle cx={84} cy={83} fill={back} r={17} />
      <circle cx={84} cy={83} fill={ember} r={13} />
      <path d="M14 90h132v5H14Z" fill={back} />
      <path d="M20 94h120c4 0 6 2 6 6-2 20-16 34-34 38-2 5-5 6-9 6H57c-4 0-7-1-9-6-18-4-32-18-34-38 0-4 2-6 6-6Z" fill={front} />
      <path {...fineCut} d="M28 106h104M36 116c4 7 9 11 16 14" />
    </>
  ),
  plate: (
    <>
      <Blob />
      <circle cx={81} cy={82} fill={front} r={43} />
      <circle cx={81} cy={82} fill="none" r={31} stroke={paper} strokeWidth={3} />
      <Glint d="M62 76c2-7 7-12 14-14" />
      <g fill={paper}>
        <circle cx={88} cy={94} r={3.500} />
        <circle cx={97} cy={88} r={2} />
        <circle cx={92} cy={102} r={2} />
      </g>
      <path {...line} d="M16 52v14c0 7 4 11 9 11s9-4 9-11V52M25 52v64" />
      <path d="M135 48c9 7 13 20 11 39h-11Z" fill={front} stroke={front} strokeLinejoin="round" strokeWidth={4} />
      <path {...line} d="M135 52v64" />
    </>
  ),
};
