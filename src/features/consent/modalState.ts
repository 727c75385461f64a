let open = false;
const listeners = new Set<() => void>();

function turn(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the privacy modal over the current page. */
export const openPrivacyModal = (): void => turn(true);
export const closePrivacyModal = (): void => turn(false);

export const isPrivacyModalOpen = (): boolean => open;

export function subscribePrivacyModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
