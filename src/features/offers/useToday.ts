import { useState } from 'react';
import { useHydrated } from '../../components/useHydrated';
import { dayAt } from '../../contract/days';

/** The business's day; empty while the page still looks as the server wrote it, which may have been days ago. */
export function useToday(): string {
  const [today] = useState(() => dayAt(new Date()));
  return useHydrated() ? today : '';
}
