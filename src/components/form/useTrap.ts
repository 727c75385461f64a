import { useRef, useState } from 'react';
import { formHeaders } from '../../contract/formShield';

/**
 * What a form says of how it was filled in, for the headers of what it sends.
 * @param begunBefore when a draft that it goes on with was last touched, in milliseconds since 1970; null when it begins now
 */
export function useTrap(begunBefore: () => number | null) {
  const trap = useRef<HTMLInputElement>(null);
  const [begun] = useState(() => begunBefore() ?? Date.now());
  const headers = (anyway = false) => formHeaders({ tookMs: Date.now() - begun, trapped: Boolean(trap.current?.value), anyway });
  return { trap, headers };
}
