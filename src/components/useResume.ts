import { useEffect, useRef, useState } from 'react';

/**
 * What was pressed may be gone with what it did, and the focus with it: reading then goes on from something that stays.
 * @returns its ref, and what is called once it is done
 */
export function useResume<Stays extends HTMLElement = HTMLHeadingElement>() {
  const stays = useRef<Stays>(null);
  const [times, setTimes] = useState(0);
  // What stood over the page gives the focus back to what opened it; this comes after.
  useEffect(() => {
    if (times > 0) stays.current?.focus();
  }, [times]);
  return [stays, () => setTimes((before) => before + 1)] as const;
}
