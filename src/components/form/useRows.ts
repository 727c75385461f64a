import { useEffect, useRef, useState } from 'react';
import { fieldId } from './fieldLabels';
import { useField } from './useField';

export interface RowsOptions<Row> {
  empty: () => Row;
  /** Field of a new row that receives the focus. */
  first: string;
  /** Message after a row was removed. */
  removed: string;
  /** Message after a row was moved to a position, counted from 1. */
  moved?: (number: number, count: number) => string;
}

/** Returns the rows with one of them moved up or down. */
function inOrder<Row>(rows: readonly Row[], from: number, by: number): Row[] {
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, from + by), ...rows.slice(from, from + 1), ...others.slice(from + by)];
}

/**
 * Rows of a list field that are added, removed and moved. The focus follows: to the first field of a new row, to the field's own control (`id`) after
 * a removal, and with a moved row to its arrow. `message` is for a status that screen readers announce.
 */
export function useRows<Row>(name: string, { empty, first, removed, moved }: RowsOptions<Row>) {
  const field = useField<Row[]>(name);
  const { id, value, setValue } = field;
  const [message, setMessage] = useState('');
  // Id of the control to focus after the rows have changed.
  const next = useRef<{ id: string; before: Row[] } | null>(null);
  useEffect(() => {
    if (next.current === null || next.current.before === value) return;
    document.getElementById(next.current.id)?.focus();
    next.current = null;
  });
  return {
    ...field,
    message,
    add: () => {
      next.current = { id: fieldId(`${name}.${value.length}.${first}`), before: value };
      setValue([...value, empty()]);
    },
    remove: (at: number) => {
      next.current = { id, before: value };
      setMessage(removed);
      setValue(value.filter((_, index) => index !== at));
    },
    move: (at: number, by: -1 | 1) => {
      const to = at + by;
      const atEnd = by < 0 ? to === 0 : to === value.length - 1;
      // At either end the activated arrow is disabled, so the other one receives the focus.
      next.current = { id: arrowId(`${name}.${to}`, by < 0 === !atEnd ? 'up' : 'down'), before: value };
      setMessage(moved?.(to + 1, value.length) ?? '');
      setValue(inOrder(value, at, by));
    },
  };
}

/** Id of a row's arrow. */
export const arrowId = (row: string, direction: 'up' | 'down'): string => `${fieldId(row)}-${direction}`;
