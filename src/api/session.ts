import { SESSION_HOURS } from '../contract/business';
import type { Session, User } from '../contract/user';
import { readStored, readStoredJson, STORAGE_KEYS, store } from './storage';

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'username' in value && typeof value.username === 'string' && 'role' in value;

/** The stored user; a corrupt one is removed and reads as logged out. */
export const storedUser = (): User | null => readStoredJson(STORAGE_KEYS.user, isUser);

export const storedToken = (): string | null => readStored(STORAGE_KEYS.token);

/** Keeps a successful login: token, user, the moment, and the flags that the menus read. */
export function storeSession({ token, user }: Session, now: Date): void {
  store(STORAGE_KEYS.token, token);
  store(STORAGE_KEYS.user, JSON.stringify(user));
  store(STORAGE_KEYS.sessionTimestamp, String(now.getTime()));
  store(STORAGE_KEYS.role, user.role ?? 'user');
  store(STORAGE_KEYS.isAdmin, String(user.role === 'admin'));
  store(STORAGE_KEYS.isMember, 'true');
}

export function clearSession(): void {
  for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.sessionTimestamp, STORAGE_KEYS.role, STORAGE_KEYS.isAdmin, STORAGE_KEYS.isMember] as const) store(key, null);
}

/** Whether the person must sign in again: no user, or a session over its lifetime. A missing moment becomes now. */
export function reconnectNeeded(now: Date): boolean {
  if (!storedUser()) return true;
  const since = Number(readStored(STORAGE_KEYS.sessionTimestamp) ?? Number.NaN);
  if (!Number.isFinite(since)) {
    store(STORAGE_KEYS.sessionTimestamp, String(now.getTime()));
    return false;
  }
  return now.getTime() - since > SESSION_HOURS * 3_600_000;
}
