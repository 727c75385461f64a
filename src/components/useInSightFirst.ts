import { startTransition, useEffect, useMemo, useState } from 'react';

/** Rows that a window shows of a list at once. */
const IN_SIGHT = 12;

/** The rows to draw of a list that has just come: those in sight, so that they need not wait for the others, and all of them right behind. */
export function useInSightFirst<Row>(rows: readonly Row[]): readonly Row[] {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  return useMemo(() => (all ? rows : rows.slice(0, IN_SIGHT)), [all, rows]);
}
