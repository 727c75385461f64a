import { useEffect, useState } from 'react';

/**
 * Loads a part of the site on demand; null until loaded. Unlike with a lazy component, a failed load does not break the page and is retried the next
 * time the part is wanted.
 * @param load must be a stable function
 * @param onFailure called when loading failed; must be a stable function
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>, onFailure?: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const loaded = part !== null;
  useEffect(() => {
    if (wanted && !loaded) load().then(setPart, onFailure ?? (() => {}));
  }, [wanted, loaded, load, onFailure]);
  return part;
}
