import { useCallback } from 'react';
import { useSWRConfig, type Arguments } from 'swr';
import type { ResourceName } from '../contract/paths';
import { RESOURCE_NAMES, resourceCacheKey } from '../contract/paths';

/* Array keys of SWR queries: the name of what is read, then its parameters. */
export const listKey = (resource: ResourceName, query: string) => ['list', resource, query] as const;
export const inboxKey = (part: 'page' | 'counts', query: object) => ['inbox', part, query] as const;
export const mailsKey = (part: 'page' | 'counts', query: object) => ['mails', part, query] as const;
export const messagesKey = (part: 'page' | 'counts', query: object) => ['messages', part, query] as const;
export const customersKey = (query: object | null) => query && (['customers', query] as const);
export const ownRequestsKey = (username: string) => ['ownRequests', username] as const;

const startsWith = (...beginning: readonly string[]) => (key: Arguments): boolean => Array.isArray(key) && beginning.every((part, index) => key[index] === part);

/** Clears a resource's lists, public and admin, so that no screen shows rows from before a change. */
export function useInvalidateLists(resource: ResourceName): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const isAdminList = startsWith('list', resource);
    await mutate((key) => key === resourceCacheKey(resource) || isAdminList(key), undefined);
  }, [mutate, resource]);
}

/** Clears the lists of all resources, public and admin. */
export function useInvalidateAllLists(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const isAdminList = startsWith('list');
    const publicLists: readonly Arguments[] = RESOURCE_NAMES.map(resourceCacheKey);
    await mutate((key) => publicLists.includes(key) || isAdminList(key), undefined);
  }, [mutate]);
}

/** Re-fetches a resource's admin lists, keeping their rows on the screen, and clears its public list. */
export function useRevalidateLists(resource: ResourceName): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(resourceCacheKey(resource), undefined);
    await mutate(startsWith('list', resource));
  }, [mutate, resource]);
}

/** Marks the pages and counts of the inbox as stale. */
export function useInvalidateInbox(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(startsWith('inbox'));
}

/** Marks the lists and counts of outgoing mails and of messages as stale. */
export function useInvalidateMailbox(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    void mutate(startsWith('mails'));
    void mutate(startsWith('messages'));
  }, [mutate]);
}

/** Marks the pages of the customers' book as stale. */
export function useInvalidateCustomers(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(startsWith('customers'));
}

/** Marks the member's own requests as stale. */
export function useInvalidateOwnRequests(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(startsWith('ownRequests'));
}
