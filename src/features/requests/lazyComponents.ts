import { lazyWithPreload } from '../../components/lazyWithPreload';

/* Lazy, because the choices and the card come two steps after the first. The price summary has nothing to show before a choice. */

export const LazyMenuFields = lazyWithPreload(async () => (await import('./MenuFields')).MenuFields);
export const LazyIdeaFields = lazyWithPreload(async () => (await import('./IdeaFields')).IdeaFields);
export const LazySummary = lazyWithPreload(async () => (await import('./PartySummary')).PartySummary);
export const LazyMenuCard = lazyWithPreload(async () => (await import('./MenuCard')).MenuCard);

/** Prefetches these components while online, so that later steps load immediately and the last one also works offline. */
export const preloadMenu = (): void => void Promise.all([LazyIdeaFields.preload(), LazyMenuFields.preload(), LazyMenuCard.preload()]).catch(() => {});
