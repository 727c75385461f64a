const lines = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Lets work under one name in one after the other, within this process: however many come at once for the same seats, those who
 * wait hold no connection to the database that others need. Other processes are kept apart by the database itself.
 * @param database whose work it is
 */
export function oneByOne<Result>(database: object, name: string, work: () => Promise<Result>): Promise<Result> {
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
