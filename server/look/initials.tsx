import { DISPLAY, type Typesetter } from './typesetter';

/** Size at which the letters are set before they are fitted. */
const SET = { width: 400, height: 160 };

/** Returns the smallest rectangle around the points of a path with absolute coordinates. */
function boundsOf(path: string): { left: number; top: number; width: number; height: number } {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis)) as [number[], number[]];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Returns the initials as SVG paths, centred in a square and as large as fits into it. @param fill colour of the letters */
export async function initialsSvg({ layOut }: Typesetter, initials: string, side: number, fill: string): Promise<string> {
  const set = await layOut(<div style={{ display: 'flex', fontFamily: DISPLAY, fontWeight: 700, fontSize: 100 }}>{initials}</div>, SET);
  const path = [...set.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, each = '']) => each).join('');
  const { left, top, width, height } = boundsOf(path);
  const scale = Math.min((side * 0.74) / width, (side * 0.42) / height);
  return `<path fill="${fill}" transform="translate(${side / 2} ${side / 2}) scale(${scale}) translate(${-left - width / 2} ${-top - height / 2})" d="${path}"/>`;
}
