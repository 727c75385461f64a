import { useState } from 'react';
import { useHydrated } from '../../components/useHydrated';
import { dayAt } from '../../contract/days';

/** Today in the business's time zone. Empty before hydration, because the prerendered HTML may be days old. */
export function useToday(): string {
  const [today] = useState(() => dayAt(new Date()));
  return useHydrated() ? today : '';
}
