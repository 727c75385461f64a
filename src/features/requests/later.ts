import { lazyWithPreload } from '../../components/lazyWithPreload';

/* Lazy, because the choices and the card come two steps after the first. The price summary has nothing to show before a choice. */

export const LaterMenuFields = lazyWithPreload(async () => (await import('./MenuFields')).MenuFields);
export const LaterIdeaFields = lazyWithPreload(async () => (await import('./IdeaFields')).IdeaFields);
export const LaterSummary = lazyWithPreload(async () => (await import('./PartySummary')).PartySummary);
export const LaterMenuCard = lazyWithPreload(async () => (await import('./MenuCard')).MenuCard);

/** Prefetches these components while online, so that later steps load immediately and the last one also works offline. */
export const prefetchMenu = (): void => void Promise.all([LaterIdeaFields.preload(), LaterMenuFields.preload(), LaterMenuCard.preload()]).catch(() => {});
