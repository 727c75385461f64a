import { useMemo, useSyncExternalStore } from 'react';
import { SESSION_HOURS } from '../contract/business';
import type { Role, Session, User } from '../contract/user';
import { DRAFT_KEYS, readStored, readStoredJson, STORAGE_KEYS, store } from './storage';

const REQUIRED_USER_FIELDS = ['id', 'username', 'email', 'name'];

const isUser = (value: unknown): value is User => typeof value === 'object' && value !== null && 'role' in value && REQUIRED_USER_FIELDS.every((name) => typeof Reflect.get(value, name) === 'string');

/** Returns the stored user, or null. A corrupt value is removed and counts as logged out. */
export const storedUser = (): User | null => readStoredJson(STORAGE_KEYS.user, isUser);

/** Returns the stored token, or null. Values of 1,000 characters or more count as corrupt: the header would be rejected. */
export function storedToken(): string | null {
  const token = readStored(STORAGE_KEYS.token);
  return token && token.length < 1_000 ? token : null;
}

/** Returns the role for menus and route guards. Any stored value other than `admin` counts as `user`. */
export const storedRole = (): Role | null => (storedUser() && (readStored(STORAGE_KEYS.role) === 'admin' ? 'admin' : 'user'));

const listeners = new Set<() => void>();
let pendingRedirect: string | null = null;
let issuedToken: string | null = null;

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Subscribes to logins and logouts, including those in other tabs. @returns an unsubscribe function */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the stored user and re-renders on changes. Null during hydration, to match the prerendered HTML. */
export function useCurrentUser(): User | null {
  const text = useSyncExternalStore(subscribeSession, () => storedUser() && readStored(STORAGE_KEYS.user), () => null);
  return useMemo(() => (text === null ? null : (JSON.parse(text) as User)), [text]);
}

/** Stores the logged-in user and the flags that the menus read. */
export function storeUser(user: User): void {
  store(STORAGE_KEYS.user, JSON.stringify(user));
  store(STORAGE_KEYS.role, user.role ?? 'user');
  store(STORAGE_KEYS.isAdmin, String(user.role === 'admin'));
  store(STORAGE_KEYS.isMember, 'true');
  notifyListeners();
}

/** Stores a successful login: token, time and user. */
export function storeSession({ token, user }: Session, now: Date): void {
  pendingRedirect = null;
  issuedToken = token;
  store(STORAGE_KEYS.token, token);
  store(STORAGE_KEYS.sessionTimestamp, String(now.getTime()));
  storeUser(user);
}

/** Whether the stored session was issued since the page was loaded, so that it needs no verification. */
export const isSessionFresh = (): boolean => issuedToken !== null && storedToken() === issuedToken;

/** Clears the session except for the username, so that the user is asked to log in again. */
export function clearSession(): void {
  const user = storedUser();
  if (user) store(STORAGE_KEYS.lastUsername, user.username);
  for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.sessionTimestamp, STORAGE_KEYS.role, STORAGE_KEYS.isAdmin, STORAGE_KEYS.isMember] as const) store(key, null);
  notifyListeners();
}

/** Logs out at the user's request: clears session, username and drafts. `to` is the path to redirect to, below the language prefix. */
export function logOut(to = ''): void {
  pendingRedirect = to;
  clearSession();
  for (const key of [STORAGE_KEYS.lastUsername, ...DRAFT_KEYS] as const) store(key, null);
}

/** Returns the redirect path of a user who has just logged out; null otherwise. */
export const logoutRedirect = (): string | null => pendingRedirect;

/** Clears the logout redirect, so protected routes redirect to the login page again. */
export function clearLogoutRedirect(): void {
  pendingRedirect = null;
}

/** Whether the user must log in again: no stored user, or a session older than its lifetime. A missing or invalid login time is set to now. */
export function needsLogin(now: Date): boolean {
  if (!storedUser()) return true;
  const since = Number(readStored(STORAGE_KEYS.sessionTimestamp) || Number.NaN);
  if (!Number.isFinite(since)) {
    store(STORAGE_KEYS.sessionTimestamp, String(now.getTime()));
    return false;
  }
  return now.getTime() - since > SESSION_HOURS * 3_600_000;
}
