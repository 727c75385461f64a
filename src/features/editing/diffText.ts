/** Run of unchanged, added or removed words. */
export interface DiffSegment {
  /** Number of preceding characters in both texts. */
  at: number;
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this total number of words in both texts, the whole text is shown as replaced, because the table of the algorithm would grow too large. */
const MAX_WORDS = 3000;

const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

function joined(pieces: readonly Omit<DiffSegment, 'at'>[]): DiffSegment[] {
  const runs: DiffSegment[] = [];
  let at = 0;
  for (const { kind, text } of pieces) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ at, kind, text });
    at += text.length;
  }
  return runs;
}

/** Returns the word-level diff of two texts, based on their longest common subsequence. */
export function diffText(before: string, after: string): DiffSegment[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length + now.length > MAX_WORDS) return joined(before === after ? [{ kind: 'same', text: after }] : [{ kind: 'removed', text: before }, { kind: 'added', text: after }]);
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      common[row * width + column] = old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Omit<DiffSegment, 'at'>[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [gone = '', come = ''] = [old[row], now[column]];
    if (row < old.length && column < now.length && gone === come) {
      pieces.push({ kind: 'same', text: come });
      row += 1;
      column += 1;
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: gone });
      row += 1;
    } else {
      pieces.push({ kind: 'added', text: come });
      column += 1;
    }
  }
  return joined(pieces);
}
