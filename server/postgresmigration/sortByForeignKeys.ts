/** For each table, the tables that its rows reference. */
export type References = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the tables in an order in which each follows the tables that it references.
 * @throws Error when two tables reference each other
 */
export function sortByForeignKeys(tables: readonly string[], references: References): string[] {
  const placed: string[] = [];
  while (placed.length < tables.length) {
    const next = tables.find((table) => !placed.includes(table) && (references[table] ?? []).every((other) => other === table || placed.includes(other) || !tables.includes(other)));
    if (next === undefined) throw new Error('The foreign keys of the tables form a cycle');
    placed.push(next);
  }
  return placed;
}
