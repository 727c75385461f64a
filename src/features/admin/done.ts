/** What has just been done to a thing, as the history carries it to the next screen. */
export interface Done {
  kind: 'created' | 'saved' | 'deleted';
  /** The thing's own. */
  id: string;
  /** What the thing is called. */
  name: string;
}

const KINDS: readonly Done['kind'][] = ['created', 'saved', 'deleted'];

/** What the history says was done; null for anything else that it may hold. */
export function readDone(state: unknown): Done | null {
  const done: unknown = typeof state === 'object' && state !== null && 'done' in state ? state.done : null;
  if (typeof done !== 'object' || done === null || !('kind' in done) || !('id' in done) || !('name' in done)) return null;
  const kind = KINDS.find((each) => each === done.kind);
  return kind && typeof done.id === 'string' && typeof done.name === 'string' ? { kind, id: done.id, name: done.name } : null;
}
