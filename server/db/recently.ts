import { LRUCache } from 'lru-cache';
import { DeleteQueryNode, InsertQueryNode, SelectQueryNode, TableNode, UpdateQueryNode, type KyselyPlugin, type OperationNode, type RootOperationNode } from 'kysely';
import type { Tables } from './schema';

type TableName = keyof Tables;

/** How long an answer stands for what another process may have written meanwhile. */
const FRESH_MS = 1000;
const MOST_ANSWERS = 200;

/** The tables that a query writes to; null when that is not said by its form, as in SQL of our own. */
function writtenBy(query: RootOperationNode): readonly string[] | null {
  if (SelectQueryNode.is(query)) return [];
  const targets: readonly (OperationNode | undefined)[] = InsertQueryNode.is(query) ? [query.into] : UpdateQueryNode.is(query) ? [query.table] : DeleteQueryNode.is(query) ? query.from.froms : [undefined];
  const tables = targets.filter((target) => target !== undefined && TableNode.is(target));
  return tables.length < targets.length ? null : tables.map(({ table }) => table.identifier.name);
}

/** What was read a moment ago is answered again, as long as this process has written nothing to its table. */
export interface Recently {
  /** Sees every query of the database. */
  plugin: KyselyPlugin;
  /** A transaction has ended: what was read beside it is old. */
  forget: () => void;
  /**
   * Reads, or answers what the same key read within the last second. On SQLite, whose only writer this process is, that is never
   * an old answer: whoever reads after a write waits for its transaction. On PostgreSQL it may be a second old.
   * @param table what the answer is made of, alone; null when it is made of several
   * @param key names the answer, always of the same kind; nobody may change what is answered
   */
  read: <Value>(table: TableName | null, key: string, read: () => Promise<Value>) => Promise<Value>;
}

export function readRecently(): Recently {
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
  const known = new LRUCache<string, { writes: number; at: number; value: Promise<unknown> }>({ max: MOST_ANSWERS });
  return {
    plugin: {
      // Noted before and after: what is read meanwhile over another connection may be the one or the other.
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
    forget: () => note(null),
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
