import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A component whose code is fetched when it is shown, or before. */
export interface Later<Props = object> extends FunctionComponent<Props> {
  /** Fetches the code; whatever of it is shown from then on renders at once, and suspends nothing. */
  load: () => Promise<void>;
}

/** Makes a component of its code's import. */
export function later<Props extends object = object>(fetchCode: () => Promise<ComponentType<Props>>): Later<Props> {
  let fetched: ComponentType<Props> | null = null;
  const load = async () => {
    fetched = await fetchCode();
  };
  const Lazy = lazy(async () => ({ default: await fetchCode() }));
  const Shown = (props: Props) => {
    // What is on the screen stays what it was: code that comes meanwhile must not start it over.
    const [Component] = useState<ComponentType<Props>>(() => fetched ?? Lazy);
    return <Component {...props} />;
  };
  return Object.assign(Shown, { load });
}
