const lines = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Serializes work by name within this process, so that concurrent requests for the same seats wait without holding a database connection that other
 * requests need. The database itself isolates other processes.
 * @param database the database that the work uses
 */
export function runExclusive<Result>(database: object, name: string, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(database) ?? new Map<string, Promise<unknown>>();
  lines.set(database, line);
  const mine = (line.get(name) ?? Promise.resolve()).then(work);
  const over = mine
    .catch(() => {})
    .finally(() => {
      if (line.get(name) === over) line.delete(name);
    });
  line.set(name, over);
  return mine;
}
