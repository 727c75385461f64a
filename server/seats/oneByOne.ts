const lines = new Map<string, Promise<unknown>>();

/**
 * Lets work under one name in one after the other, within this process: however many come at once for the same seats, those who
 * wait hold no connection to the database that others need.
 */
export function oneByOne<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(work);
  const over = mine
    .catch(() => {})
    .finally(() => {
      if (lines.get(name) === over) lines.delete(name);
    });
  lines.set(name, over);
  return mine;
}
