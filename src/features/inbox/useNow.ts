import { useState } from 'react';

/** Time at which the component was mounted. Not updated afterwards, so relative days do not change while the screen is read. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
