import { useRef, useState } from 'react';
import { spamSignalHeaders } from '../../contract/spamProtection';

/**
 * Headers that report how a form was filled in: duration and honeypot.
 * @param begunBefore returns when the resumed draft was last changed, in milliseconds since 1970, or null for a new form
 */
export function useSpamProtection(begunBefore: () => number | null) {
  const trap = useRef<HTMLInputElement>(null);
  const [begun] = useState(() => begunBefore() ?? Date.now());
  const headers = (override = false) => spamSignalHeaders({ tookMs: Date.now() - begun, trapped: Boolean(trap.current?.value), override });
  return { trap, headers };
}
