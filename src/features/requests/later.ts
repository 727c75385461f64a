import { lazy } from 'react';

/* The choices and the card come two steps later than the first one, and so does their code; the price has none to show before something is chosen. */

const loadFields = async () => ({ default: (await import('./MenuFields')).MenuFields });
const loadIdea = async () => ({ default: (await import('./IdeaFields')).IdeaFields });
const loadSummary = async () => ({ default: (await import('./PartySummary')).PartySummary });
const loadCard = async () => ({ default: (await import('./MenuCard')).MenuCard });

export const LaterMenuFields = lazy(loadFields);
export const LaterIdeaFields = lazy(loadIdea);
export const LaterSummary = lazy(loadSummary);
export const LaterMenuCard = lazy(loadCard);

/** Fetches them while there is a line: whoever walks through the steps need not wait, nor lose the last one. */
export const prefetchMenu = (): void => void Promise.all([loadIdea(), loadFields(), loadCard()]).catch(() => {});
