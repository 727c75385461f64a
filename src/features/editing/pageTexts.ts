import { withFacts } from '../../contract/textFacts';
import type { TaggedText } from '../../i18n/tags';

/** Location of a text on its page. */
export const TEXT_KINDS = ['head', 'button', 'link', 'other'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export interface FoundText {
  text: TaggedText;
  kind: TextKind;
  /** Current content, with its placeholders. */
  words: string;
}

const TEXT_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'];

/** Minimum number of letters outside the placeholders. A text with fewer would match almost anything. */
const MIN_LETTERS = 3;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const kindAt = (element: Element | null): TextKind => {
  if (element?.closest('button, summary, [role="button"], [type="submit"]')) return 'button';
  return element?.closest('a') ? 'link' : 'other';
};

/** Content of a page outside the edit buttons. */
export interface Utterance {
  words: string;
  element: Element;
  /** Whether the content is in an attribute: announced by screen readers, or shown in an empty field. */
  isAttribute: boolean;
}

/** Yields all content of a page outside the edit buttons, both visible and for screen readers. */
export function* utterancesOf(root: Element): Generator<Utterance> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('[data-pencil], [data-editing], script, style, template')) continue;
    const texts = node instanceof Element ? TEXT_ATTRIBUTES.map((name) => element.getAttribute(name)) : [node.textContent];
    for (const each of texts) {
      const content = plain(each ?? '');
      if (content !== '') yield { words: content, element, isAttribute: node === element };
    }
  }
}

/** Returns the kind of element for each content string. */
function collectKinds(root: Element): Map<string, TextKind> {
  const kinds = new Map<string, TextKind>();
  for (const { words, element } of utterancesOf(root)) {
    // Content found both in a button and elsewhere counts as a button's.
    if ((kinds.get(words) ?? 'other') === 'other') kinds.set(words, kindAt(element));
  }
  return kinds;
}

/** Returns a pattern that matches a text with any placeholder values, or null if the text has too few letters outside them. */
function pattern(text: string): RegExp | null {
  const own = text.split(/\{\{.*?\}\}/);
  if (own.join('').replaceAll(/[^\p{L}]/gu, '').length < MIN_LETTERS) return null;
  return new RegExp(`^${own.map((part) => plain(`|${part}|`).slice(1, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*?')}$`);
}

/** Returns a predicate for whether page content matches a text, with any placeholder values. */
export function fits(text: string): (utterance: string) => boolean {
  const exactly = plain(text);
  const like = text.includes('{{') ? pattern(text) : null;
  return (utterance) => utterance === exactly || (like?.test(utterance) ?? false);
}

export interface PageTextsOptions {
  texts: readonly TaggedText[];
  /** Tags of the texts in the document's head. */
  head: readonly string[];
  /** Returns the current content of a text; undefined if no page has requested it yet. */
  wordsOf: (text: TaggedText) => string | undefined;
  /** Facts of the business that the page shows in place of their placeholders. */
  facts: Readonly<Record<string, string>>;
}

/** Returns the texts of a page without an edit button, in their original order. */
export function textsWithoutPencil(root: Element, { texts, head, wordsOf, facts }: PageTextsOptions): FoundText[] {
  const kinds = collectKinds(root);
  const kindOf = (content: string): TextKind | undefined => {
    const exactly = kinds.get(plain(content));
    if (exactly || !content.includes('{{')) return exactly;
    const isText = fits(content);
    return [...kinds].find(([each]) => isText(each))?.[1];
  };
  return texts.flatMap((text): FoundText[] => {
    const content = wordsOf(text);
    if (head.includes(text.tag)) return [{ text, kind: 'head', words: content ?? '' }];
    const kind = content === undefined || text.rich ? undefined : kindOf(withFacts(content, facts));
    return kind && content !== undefined ? [{ text, kind, words: content }] : [];
  });
}
