import smoker from 'virtual:drawing';
import { labelOn } from '../../src/contract/contrast';
import { FLAME, TILE_RADIUS } from '../../src/contract/mark';
import { PALETTE } from '../../src/contract/palette';
import type { Look } from '../../src/contract/settings';
import { initialsSvg } from './initials';
import { BODY, DISPLAY, type Typesetter } from './typesetter';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Texts, mark and colours of a card. */
export interface CardContent {
  name: string;
  title: string;
  tagline: string;
  /** Town and province. */
  place: string;
  look: Look;
}

const { ground, text, quiet, raised, drawingBack, drawingFront } = PALETTE.dark;
const LEFT = 84;
const TOP = 76;
const MARK = 48;
/** Space between the mark and the name. */
const GAP = 20;
/** Width of the texts beside the drawing. */
const COLUMN = 620;

/** Returns the font size at which a title of this length, in characters, fits between the name and the tagline. */
function titleSize(length: number): number {
  if (length <= 30) return 80;
  if (length <= 36) return 72;
  return length <= 66 ? 60 : 48;
}

/** Shortens an owner's text to what the card has room for. */
const shortened = (words: string, max: number): string => (words.length <= max ? words : `${words.slice(0, max - 1).replace(/\s+\S*$/, '')}…`);

const balanced = { display: 'block', textWrap: 'balance', wordBreak: 'break-word' } as const;
const oneLine = { display: 'block', lineClamp: 1, wordBreak: 'break-all' } as const;

function texts({ name, title, tagline, place, look }: CardContent, markWidth: number) {
  const titleText = shortened(title, 90);
  return (
    <div style={{ display: 'flex', width: CARD_SIZE.width, height: CARD_SIZE.height }}>
      <div style={{ position: 'absolute', left: LEFT + markWidth + GAP, top: TOP, width: CARD_SIZE.width - 2 * LEFT - markWidth - GAP, height: MARK + 8, display: 'flex', alignItems: 'center' }}>
        <div style={{ ...oneLine, fontFamily: DISPLAY, fontWeight: 700, fontSize: name.length > 30 ? 36 : 46, color: text }}>{name}</div>
      </div>
      <div style={{ position: 'absolute', left: LEFT, top: TOP + MARK + 24, bottom: TOP, width: COLUMN, display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...balanced, marginTop: 'auto', marginBottom: 26, fontFamily: DISPLAY, fontWeight: 600, fontSize: titleSize(titleText.length), lineHeight: 1.04, letterSpacing: '-0.015em', color: text }}>{titleText}</div>
        <div style={{ ...balanced, fontFamily: BODY, fontSize: 34, lineHeight: 1.3, color: quiet }}>{shortened(tagline, 76)}</div>
        <div style={{ ...oneLine, marginTop: 'auto', paddingTop: 16, fontFamily: BODY, fontWeight: 600, fontSize: 28, color: look.colours.action.dark }}>{place}</div>
      </div>
    </div>
  );
}

/** Returns the mark at the beginning of the name's line, with its width. */
async function markSvg({ look: { mark, colours } }: CardContent, typesetter: Typesetter): Promise<{ svg: string; width: number }> {
  const action = colours.action.dark;
  const at = `translate(${LEFT} ${TOP + 4})`;
  if (mark.kind === 'flame') {
    const scale = MARK / FLAME.height;
    return { svg: `<g transform="${at} scale(${scale})"><path d="${FLAME.body}" fill="${action}"/><path d="${FLAME.hollow}" fill="${ground}"/></g>`, width: Math.round(FLAME.width * scale) };
  }
  const tile = `<rect width="${MARK}" height="${MARK}" rx="${MARK * TILE_RADIUS}" fill="${action}"/>`;
  return { svg: `<g transform="${at}">${tile}${await initialsSvg(typesetter, mark.initials, MARK, labelOn(action))}</g>`, width: MARK };
}

/** Returns the smoker in the colours of a look. */
function drawingSvg(ember: string): string {
  const colours: Record<string, string> = { 'illustration-back': drawingBack, 'illustration-front': drawingFront, 'illustration-ember': ember, 'background-paper': raised };
  const coloured = smoker.replaceAll(/var\(--mui-palette-([\w-]+)\)/g, (_, name: string) => colours[name] ?? text);
  return `<svg x="686" y="102" width="520" height="520" viewBox="0 0 160 160" fill="none">${coloured}</svg>`;
}

/** Returns the card of shared links. */
export async function cardSvg(content: CardContent, typesetter: Typesetter): Promise<string> {
  const action = content.look.colours.action.dark;
  const mark = await markSvg(content, typesetter);
  const glow = `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(940 420) scale(620 520)"><stop stop-color="${action}" stop-opacity="0.26"/><stop offset="1" stop-color="${action}" stop-opacity="0"/></radialGradient>`;
  const whole = `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"`;
  const below = `<defs>${glow}</defs><rect ${whole} fill="${ground}"/><rect ${whole} fill="url(#glow)"/>${drawingSvg(action)}${mark.svg}`;
  return (await typesetter.layOut(texts(content, mark.width), CARD_SIZE)).replace(/^<svg [^>]*>/, (opening) => opening + below);
}
