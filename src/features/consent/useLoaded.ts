import { useEffect, useState } from 'react';

/**
 * A part of the site that loads once it is wanted; null until then. Unlike a lazy component, one that cannot be loaded takes
 * nothing else down, and is tried again the next time it is wanted.
 * @param load the same function every time
 * @param onFailure told when it could not be loaded; the same function every time
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>, onFailure?: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const loaded = part !== null;
  useEffect(() => {
    if (wanted && !loaded) load().then(setPart, onFailure ?? (() => {}));
  }, [wanted, loaded, load, onFailure]);
  return part;
}
