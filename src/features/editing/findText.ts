import { fits, utterancesOf } from './pageTexts';

/** Result of a search on a page: at an element, in an attribute alone, or absent. */
export type FoundOnPage = { is: 'shown'; element: Element } | { is: 'spoken' } | { is: 'absent' };

/** Whether an element is visible: neither removed from the layout nor visually hidden in a single pixel. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

export interface TextSought {
  tag: string;
  /** Current content; undefined if the page does not use the text. */
  words: string | undefined;
}

/** Finds a text on a page by its edit button, otherwise by its content. */
export function findText(root: Element, { tag, words }: TextSought): FoundOnPage {
  const pencil = [...root.querySelectorAll(`[data-pencil="${CSS.escape(tag)}"]`)].find(isSeen);
  if (pencil) return { is: 'shown', element: pencil };
  if (words === undefined) return { is: 'absent' };
  const isText = fits(words);
  let isAnnounced = false;
  for (const utterance of utterancesOf(root)) {
    if (!isText(utterance.words)) continue;
    if (!utterance.isAttribute && isSeen(utterance.element)) return { is: 'shown', element: utterance.element };
    isAnnounced ||= utterance.element.checkVisibility();
  }
  return { is: isAnnounced ? 'spoken' : 'absent' };
}
