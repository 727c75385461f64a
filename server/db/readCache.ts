import { LRUCache } from 'lru-cache';
import { DeleteQueryNode, InsertQueryNode, SelectQueryNode, TableNode, UpdateQueryNode, type KyselyPlugin, type OperationNode, type RootOperationNode } from 'kysely';
import type { Tables } from './schema';

type TableName = keyof Tables;

/** Maximum age of a cached read, in milliseconds, for data that another process may have changed. */
const FRESH_MS = 1000;
const MAX_ENTRIES = 200;

/** Tables that a query writes to. Null when unknown, as for raw SQL. */
function writtenBy(query: RootOperationNode): readonly string[] | null {
  if (SelectQueryNode.is(query)) return [];
  const targets: readonly (OperationNode | undefined)[] = InsertQueryNode.is(query) ? [query.into] : UpdateQueryNode.is(query) ? [query.table] : DeleteQueryNode.is(query) ? query.from.froms : [undefined];
  const tables = targets.filter((target) => target !== undefined && TableNode.is(target));
  return tables.length < targets.length ? null : tables.map(({ table }) => table.identifier.name);
}

/** Short-lived read cache, invalidated when this process writes to the table. */
export interface ReadCache {
  /** Kysely plugin that observes every query. */
  plugin: KyselyPlugin;
  /** Invalidates reads that ran concurrently with a transaction, once the transaction has ended. */
  invalidate: () => void;
  /**
   * Reads, or returns the cached result of the same key from the last second. On SQLite, where this process is the only writer, the result is never
   * stale: reads after a write wait for its transaction. On PostgreSQL, the result may be up to one second old.
   * @param table only table that is read; null when several are
   * @param key identifies the result, always of the same type; callers must not mutate the result
   */
  read: <Value>(table: TableName | null, key: string, read: () => Promise<Value>) => Promise<Value>;
}

export function createReadCache(): ReadCache {
  let writes = 0;
  let unnamed = 0;
  const named = new Map<string, number>();
  const pending = new WeakMap<object, readonly string[] | null>();
  const note = (tables: readonly string[] | null) => {
    if (tables?.length === 0) return;
    writes += 1;
    if (tables === null) unnamed += 1;
    for (const table of tables ?? []) named.set(table, (named.get(table) ?? 0) + 1);
  };
  const writesTo = (table: TableName | null) => (table === null ? writes : unnamed + (named.get(table) ?? 0));
  const known = new LRUCache<string, { writes: number; at: number; value: Promise<unknown> }>({ max: MAX_ENTRIES });
  return {
    plugin: {
      // Recorded before and after the write: a concurrent read on another connection may return either state.
      transformQuery({ node, queryId }) {
        const tables = writtenBy(node);
        pending.set(queryId, tables);
        note(tables);
        return node;
      },
      transformResult({ result, queryId }) {
        note(pending.get(queryId) ?? []);
        return Promise.resolve(result);
      },
    },
    invalidate: () => note(null),
    read<Value>(table: TableName | null, key: string, read: () => Promise<Value>): Promise<Value> {
      const found = known.get(key);
      const now = performance.now();
      const written = writesTo(table);
      if (found && found.writes === written && now - found.at < FRESH_MS) return found.value as Promise<Value>;
      const value = read();
      known.set(key, { writes: written, at: now, value });
      value.catch(() => {
        if (known.get(key)?.value === value) known.delete(key);
      });
      return value;
    },
  };
}
