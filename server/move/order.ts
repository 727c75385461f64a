/** What a table's rows must find in place before them. */
export type References = Readonly<Record<string, readonly string[]>>;

/**
 * The tables in an order in which each comes after those that its rows belong to.
 * @throws Error when two belong to each other
 */
export function inOrder(tables: readonly string[], references: References): string[] {
  const placed: string[] = [];
  while (placed.length < tables.length) {
    const next = tables.find((table) => !placed.includes(table) && (references[table] ?? []).every((other) => other === table || placed.includes(other) || !tables.includes(other)));
    if (next === undefined) throw new Error('The tables belong to each other in a circle');
    placed.push(next);
  }
  return placed;
}
