import { useState } from 'react';

/** The moment at which a part of the screen was opened: days do not pass while it is read. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
