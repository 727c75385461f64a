import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldState } from './useField';

/** How long typing has to stand still, in milliseconds, before the form hears of the rest of it. */
const PAUSE_MS = 300;

/** What a form is not told yet: by the name of its field, the text and the way to tell it now. */
export type Untold = Map<string, { text: string; tell: () => void }>;

export const UntoldContext = createContext<Untold>(new Map());

/**
 * A text that its field keeps for itself while it is being typed: the form, and all that is drawn from it, hears of the first letter at once, so
 * that nothing moves any more when a button is pressed; and of the rest when typing pauses, when the field is left, and before anything is sent.
 * A slow phone then shows each letter without drawing the form for it.
 */
export function useTyping({ name, value, setValue, onBlur }: Pick<FieldState<string>, 'name' | 'value' | 'setValue' | 'onBlur'>) {
  const untold = useContext(UntoldContext);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written] = useState(value);
  const said = useRef(value);
  const latest = useRef(setValue);
  useLayoutEffect(() => {
    latest.current = setValue;
  });

  const tell = useCallback(() => {
    const typed = untold.get(name);
    if (!typed) return;
    untold.delete(name);
    said.current = typed.text;
    latest.current(typed.text);
  }, [untold, name]);

  // A draft, or a form that is empty again once it is sent: what the form says otherwise than its field did stands in the field.
  useLayoutEffect(() => {
    if (value === said.current) return;
    said.current = value;
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
    onText: useCallback(
      (text: string) => {
        const begins = timer.current === undefined;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          timer.current = undefined;
          // At once, not when React next comes to it: what is sent meanwhile would be what was drawn before.
          flushSync(tell);
        }, PAUSE_MS);
        untold.set(name, { text, tell });
        if (begins) tell();
      },
      [untold, name, tell],
    ),
    onBlur: useCallback(() => {
      tell();
      onBlur();
    }, [tell, onBlur]),
  };
}
