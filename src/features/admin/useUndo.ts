import { useState } from 'react';
import { ApiError } from '../../api/client';

/** Action that can be undone for a few seconds. */
export interface Undo {
  /** Description of the action. */
  message: string;
  undo: () => Promise<void>;
}

export type UndoState = { kind: 'offered'; offer: Undo; at: number } | { kind: 'undone' } | { kind: 'failed'; reason?: string } | null;

/**
 * State of the last action while it can be undone, then of the undo itself.
 * @param first action completed on the previous screen
 */
export function useUndo(first: Undo | null = null) {
  const [state, setState] = useState<UndoState>(first && { kind: 'offered', offer: first, at: 0 });
  return {
    state,
    offer: (offer: Undo) => setState((before) => ({ kind: 'offered', offer, at: before?.kind === 'offered' ? before.at + 1 : 0 })),
    take: async () => {
      if (state?.kind !== 'offered') return;
      setState(null);
      await state.offer.undo().then(
        () => setState({ kind: 'undone' }),
        (failure: unknown) => setState({ kind: 'failed', ...(failure instanceof ApiError && failure.status < 500 && !failure.message.startsWith('Request failed') && { reason: failure.message }) }),
      );
    },
    dismiss: () => setState(null),
  };
}
