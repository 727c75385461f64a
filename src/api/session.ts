import { useMemo, useSyncExternalStore } from 'react';
import { SESSION_HOURS } from '../contract/business';
import type { Role, Session, User } from '../contract/user';
import { DRAFT_KEYS, readStored, readStoredJson, STORAGE_KEYS, store } from './storage';

const SAID = ['id', 'username', 'email', 'name'];

const isUser = (value: unknown): value is User => typeof value === 'object' && value !== null && 'role' in value && SAID.every((name) => typeof Reflect.get(value, name) === 'string');

/** The stored user; a corrupt one is removed and reads as logged out. */
export const storedUser = (): User | null => readStoredJson(STORAGE_KEYS.user, isUser);

/** The stored token; what is too long to be one is none: as a header of a request it would not get through. */
export function storedToken(): string | null {
  const token = readStored(STORAGE_KEYS.token);
  return token && token.length < 1_000 ? token : null;
}

/** The role that menus and guards go by; anything else that stands there opens nothing. */
export const storedRole = (): Role | null => (storedUser() && (readStored(STORAGE_KEYS.role) === 'admin' ? 'admin' : 'user'));

const listeners = new Set<() => void>();
let left: string | null = null;
let given: string | null = null;

const announce = () => {
  for (const listener of listeners) listener();
};

/** Calls back whenever somebody signs in or out, in this tab or another. @returns the way to stop */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored user, followed; null as long as the page has to look as the server wrote it. */
export function useSignedIn(): User | null {
  const text = useSyncExternalStore(subscribeSession, () => storedUser() && readStored(STORAGE_KEYS.user), () => null);
  return useMemo(() => (text === null ? null : (JSON.parse(text) as User)), [text]);
}

/** Keeps what the server says of the signed-in person, and the flags that the menus read. */
export function storeUser(user: User): void {
  store(STORAGE_KEYS.user, JSON.stringify(user));
  store(STORAGE_KEYS.role, user.role ?? 'user');
  store(STORAGE_KEYS.isAdmin, String(user.role === 'admin'));
  store(STORAGE_KEYS.isMember, 'true');
  announce();
}

/** Keeps a successful login: token, the moment, and the user. */
export function storeSession({ token, user }: Session, now: Date): void {
  left = null;
  given = token;
  store(STORAGE_KEYS.token, token);
  store(STORAGE_KEYS.sessionTimestamp, String(now.getTime()));
  storeUser(user);
}

/** Whether the stored session was given by the server since the page was loaded: there is nothing to ask about it. */
export const isGivenHere = (): boolean => given !== null && storedToken() === given;

/** Forgets the session, but for the name of whose it was: they will be asked to sign in again. */
export function clearSession(): void {
  const user = storedUser();
  if (user) store(STORAGE_KEYS.lastUsername, user.username);
  for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.sessionTimestamp, STORAGE_KEYS.role, STORAGE_KEYS.isAdmin, STORAGE_KEYS.isMember] as const) store(key, null);
  announce();
}

/** Clears the session, name, drafts and all, because the person asked for it, and says where under their language that leads, if not to signing in again. */
export function leave(to = ''): void {
  left = to;
  clearSession();
  for (const key of [STORAGE_KEYS.lastUsername, ...DRAFT_KEYS] as const) store(key, null);
}

/** Where a person who has just left goes; null for anybody else. */
export const leftFor = (): string | null => left;

/** They are there: from now on a closed door leads to signing in again. */
export function arrive(): void {
  left = null;
}

/** Whether the person must sign in again: no user, or a session over its lifetime. A missing moment, or what is none, becomes now. */
export function reconnectNeeded(now: Date): boolean {
  if (!storedUser()) return true;
  const since = Number(readStored(STORAGE_KEYS.sessionTimestamp) || Number.NaN);
  if (!Number.isFinite(since)) {
    store(STORAGE_KEYS.sessionTimestamp, String(now.getTime()));
    return false;
  }
  return now.getTime() - since > SESSION_HOURS * 3_600_000;
}
