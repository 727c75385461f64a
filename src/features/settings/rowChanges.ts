import type { Change } from './change';

/** Texts and identity of the rows of one list. */
export interface RowTexts<Row> {
  /** Identifies a row across versions, so that moving one is not a change of all. */
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  label: (row: Row) => string;
  /** Label of a changed order. */
  order: string;
  /** State of a row that is in the list, and the state of one that is not. */
  state: (row: Row) => string;
  absent: string;
  /** Changes between two versions of a row. */
  edits: (old: Row, row: Row) => Change[];
}

/** Lists the rows that were removed, added, changed or moved. */
export function rowChanges<Row>(before: readonly Row[], after: readonly Row[], { idOf, nameOf, label, order, state, absent, edits }: RowTexts<Row>): Change[] {
  const find = (rows: readonly Row[], row: Row) => rows.find((other) => idOf(other) === idOf(row));
  const kept = { before: before.filter((row) => find(after, row)), after: after.filter((row) => find(before, row)) };
  const names = (rows: readonly Row[]) => rows.map(nameOf).join(', ');
  const wasMoved = JSON.stringify(kept.before.map(idOf)) !== JSON.stringify(kept.after.map(idOf));
  return [
    ...before.filter((row) => !find(after, row)).map((row) => ({ label: label(row), before: state(row), after: absent })),
    ...after.filter((row) => !find(before, row)).map((row) => ({ label: label(row), before: absent, after: state(row) })),
    ...kept.after.flatMap((row) => edits(find(kept.before, row) ?? row, row)),
    ...(wasMoved ? [{ label: order, before: names(kept.before), after: names(kept.after) }] : []),
  ];
}
