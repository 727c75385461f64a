import type { Reading } from '../api/useRead';
import { later } from '../components/later';
import type { Place } from '../contract/place';

/** What can be done for a screen of the office while somebody signs in to it. */
export interface Ahead {
  /** What it shows first, of the server. */
  readFirst: (place: Place) => Promise<readonly Reading[]>;
  /** Whether it has a table: drawn unseen, so that the first time that it is seen is not the first time that it is drawn. */
  table?: true;
}

const DASHBOARD: Ahead = { readFirst: async (place) => (await import('../pages/admin/DashboardPage')).readFirst(place) };
const INBOX: Ahead = { readFirst: async (place) => (await import('../pages/admin/InboxPage')).readFirst(place) };
const LIST: Ahead = { readFirst: async (place) => (await import('../pages/admin/ListPage')).readFirst(place), table: true };

/** A table drawn unseen. A phone shows cards, and fetches none. */
export const TableRehearsal = later(async () => (matchMedia('(min-width: 600px)').matches ? (await import('../features/admin/GridRehearsal')).GridRehearsal : () => null));

/** By its address: the dashboard, the inbox or a list; null for a screen about one thing, or outside of the office. */
export function aheadOf(pathname: string): Ahead | null {
  const [, , office, screen = '', ...more] = pathname.split('/');
  if (office !== 'admin' || more.length > 0) return null;
  if (screen === '') return DASHBOARD;
  return screen === 'requests' ? INBOX : LIST;
}
