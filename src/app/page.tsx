import { lazy, type ComponentType, type FunctionComponent } from 'react';

/** A page whose code is fetched when it is shown, or before. */
export interface Page extends FunctionComponent {
  /** Fetches the code; from then on the page renders at once. */
  load: () => Promise<void>;
}

/** Makes a page of its code's import. */
export function page(fetchCode: () => Promise<ComponentType>): Page {
  let Fetched: ComponentType | null = null;
  const load = async () => {
    Fetched = await fetchCode();
  };
  const Later = lazy(async () => ({ default: await fetchCode() }));
  const Shown = () => (Fetched ? <Fetched /> : <Later />);
  return Object.assign(Shown, { load });
}
