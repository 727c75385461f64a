import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/*
 * Where the page becomes React's. Built into the file of React itself, which is so evaluated before the application, in a task of its own.
 */

/** Draws a page that is not there yet. */
export const draw = (at: HTMLElement, page: ReactNode): void => createRoot(at).render(page);

/** Takes over a page that the server has written, in small steps. */
export const adopt = (at: HTMLElement, page: ReactNode): void => startTransition(() => void hydrateRoot(at, page));
