import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldState } from './useField';

/** Debounce of the form update, in milliseconds. */
const PAUSE_MS = 300;

/** Pending form updates by field name: the text, and a function that flushes the update. */
export type PendingInput = Map<string, { text: string; flush: () => void }>;

export const PendingInputContext = createContext<PendingInput>(new Map());

/**
 * Uncontrolled text input with debounced form updates. The form receives the first character immediately, so that the layout does not shift under a
 * click, and the rest after a pause, on blur and before submission. Avoids re-rendering the form on every keystroke, which is slow on phones.
 */
export function useDebouncedInput({ name, value, setValue, onBlur }: Pick<FieldState<string>, 'name' | 'value' | 'setValue' | 'onBlur'>) {
  const untold = useContext(PendingInputContext);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written] = useState(value);
  const lastSent = useRef(value);
  const latest = useRef(setValue);
  useLayoutEffect(() => {
    latest.current = setValue;
  });

  const flush = useCallback(() => {
    const typed = untold.get(name);
    if (!typed) return;
    untold.delete(name);
    lastSent.current = typed.text;
    latest.current(typed.text);
  }, [untold, name]);

  // Overwrites the input when the form's value changes from outside: a restored draft, or a reset after submission.
  useLayoutEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    if (input.current && !untold.has(name)) input.current.value = value;
  }, [value, untold, name]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      untold.delete(name);
    },
    [untold, name],
  );

  return {
    inputRef: input,
    defaultValue: written,
    onTextChange: useCallback(
      (text: string) => {
        const begins = timer.current === undefined;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          timer.current = undefined;
          // Synchronous, because a submission before React's next render would send the previous values.
          flushSync(flush);
        }, PAUSE_MS);
        untold.set(name, { text, flush });
        if (begins) flush();
      },
      [untold, name, flush],
    ),
    onBlur: useCallback(() => {
      flush();
      onBlur();
    }, [flush, onBlur]),
  };
}
