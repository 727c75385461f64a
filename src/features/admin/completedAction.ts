/** Action completed on a record, passed to the next screen in the history state. */
export interface CompletedAction {
  kind: 'created' | 'saved' | 'deleted';
  /** Id of the record. */
  id: string;
  /** Name of the record. */
  name: string;
  /** Version of the record after the action. */
  version?: number;
  /** Previous fields of a saved record, if they can be restored. */
  former?: Readonly<Record<string, unknown>>;
}

const KINDS: readonly CompletedAction['kind'][] = ['created', 'saved', 'deleted'];

/** Parses the completed action from the history state. Returns null for any other state. */
export function readCompletedAction(state: unknown): CompletedAction | null {
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
