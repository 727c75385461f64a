import { labelOn } from '../../src/contract/contrast';
import { TILE_RADIUS } from '../../src/contract/mark';
import { PALETTE } from '../../src/contract/palette';
import type { Look } from '../../src/contract/settings';
import { initialsSvg } from './initials';
import type { Typesetter } from './typesetter';

const { ground } = PALETTE.dark;
const SIDE = 64;

/**
 * Shape of an icon: with rounded corners, full-bleed for systems that round the corners themselves, or full-bleed with the mark inside the circle that
 * every mask leaves.
 */
export type IconShape = 'rounded' | 'square' | 'maskable';
const MARK_SCALE: Record<IconShape, number> = { rounded: 1, square: 1, maskable: 0.78 };

/** Flame for icons: its hollow is open at the foot, because a thin edge there would show at this size. */
const flame = (action: string) => `<path d="M32 8c9 9 17 17 17 29a17 17 0 0 1-34 0c0-6 3-10 7-14 0 5 2 7 5 8 0-9 1-16 5-23z" fill="${action}"/><path d="M32 34c5 5 8 8 8 13a8 8 0 0 1-16 0c0-5 3-8 8-13z" fill="${ground}"/>`;

/** Returns an icon with the mark, on a sheet of 64 by 64: the flame on the dark ground, or the initials on the action colour. */
export async function iconSvg(look: Look, shape: IconShape, typesetter: () => Promise<Typesetter>): Promise<string> {
  const { kind, initials } = look.mark;
  const action = look.colours.action.dark;
  const [fill, mark] = kind === 'flame' ? [ground, flame(action)] : [action, await initialsSvg(await typesetter(), initials, SIDE, labelOn(action))];
  const scale = MARK_SCALE[shape];
  const placed = scale === 1 ? mark : `<g transform="translate(${SIDE / 2} ${SIDE / 2}) scale(${scale}) translate(${-SIDE / 2} ${-SIDE / 2})">${mark}</g>`;
  const corners = shape === 'rounded' ? ` rx="${SIDE * TILE_RADIUS}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}"${corners} fill="${fill}"/>${placed}</svg>`;
}
