import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A lazy component whose code can be fetched before it is rendered. */
export interface PreloadableComponent<Props = object> extends FunctionComponent<Props> {
  /** Fetches the code. Rendering the component afterwards does not suspend. */
  preload: () => Promise<void>;
}

/** `React.lazy` with a `preload` method. */
export function lazyWithPreload<Props extends object = object>(load: () => Promise<ComponentType<Props>>): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Preloadable = (props: Props) => {
    // Fixed for the lifetime of an instance, because switching components would reset the state below.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  };
  return Object.assign(Preloadable, { preload });
}
