/** What has just been done to a thing, as the history carries it to the next screen. */
export interface Done {
  kind: 'created' | 'saved' | 'deleted';
  /** The thing's own. */
  id: string;
  /** What the thing is called. */
  name: string;
  /** As it then stood. */
  version?: number;
  /** Of a thing that was saved: its fields as they were before, where they can be put back. */
  former?: Readonly<Record<string, unknown>>;
}

const KINDS: readonly Done['kind'][] = ['created', 'saved', 'deleted'];

/** What the history says was done; null for anything else that it may hold. */
export function readDone(state: unknown): Done | null {
  const done: unknown = typeof state === 'object' && state !== null && 'done' in state ? state.done : null;
  if (typeof done !== 'object' || done === null || !('kind' in done) || !('id' in done) || !('name' in done)) return null;
  const kind = KINDS.find((each) => each === done.kind);
  if (!kind || typeof done.id !== 'string' || typeof done.name !== 'string') return null;
  return {
    kind,
    id: done.id,
    name: done.name,
    ...('version' in done && typeof done.version === 'number' && { version: done.version }),
    ...('former' in done && typeof done.former === 'object' && done.former !== null && { former: { ...done.former } }),
  };
}
