import { lazyWithPreload } from '../../components/lazyWithPreload';

/* The choices and the card come two steps later than the first one, and so does their code; the price has none to show before something is chosen. */

export const LaterMenuFields = lazyWithPreload(async () => (await import('./MenuFields')).MenuFields);
export const LaterIdeaFields = lazyWithPreload(async () => (await import('./IdeaFields')).IdeaFields);
export const LaterSummary = lazyWithPreload(async () => (await import('./PartySummary')).PartySummary);
export const LaterMenuCard = lazyWithPreload(async () => (await import('./MenuCard')).MenuCard);

/** Fetches them while there is a line: whoever walks through the steps need not wait, nor lose the last one. */
export const prefetchMenu = (): void => void Promise.all([LaterIdeaFields.preload(), LaterMenuFields.preload(), LaterMenuCard.preload()]).catch(() => {});
