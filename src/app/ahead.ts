import type { Reading } from '../api/useRead';
import type { Destination } from '../api/useReadAhead';
import { later } from '../components/later';
import { MANAGED_PATHS } from '../contract/managed';
import { isWide } from '../theme/isWide';

/** What can be done for a screen of the office while somebody signs in to it. */
export interface Ahead {
  /** What it shows first, of the server. */
  readFirst: (destination: Destination) => Promise<readonly Reading[]>;
  /** Whether it has a table: drawn unseen, so that the first time that it is seen is not the first time that it is drawn. */
  table?: true;
}

const DASHBOARD: Ahead = { readFirst: async (destination) => (await import('../pages/admin/DashboardPage')).readFirst(destination) };
const INBOX: Ahead = { readFirst: async (destination) => (await import('../pages/admin/InboxPage')).readFirst(destination) };
const LIST: Ahead = { readFirst: async (destination) => (await import('../pages/admin/ListPage')).readFirst(destination), table: true };

const { content: _texts, ...listed } = MANAGED_PATHS;
const SCREENS = new Map<string, Ahead>([['', DASHBOARD], ['requests', INBOX], ...Object.values(listed).map((path) => [path, LIST] as const)]);

/** A table drawn unseen. A phone shows cards, and fetches none. */
export const TableRehearsal = later(async () => (isWide() ? (await import('../features/admin/GridRehearsal')).GridRehearsal : () => null));

/** By its address: the dashboard, the inbox or a list; null for any other screen. */
export function aheadOf(pathname: string): Ahead | null {
  const [, , office, screen = '', ...more] = pathname.split('/');
  if (office !== 'admin' || more.length > 0) return null;
  return SCREENS.get(screen) ?? null;
}
