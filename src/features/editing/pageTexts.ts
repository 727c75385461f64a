import type { TaggedText } from '../../i18n/tags';

/** Where a text of a page stands. */
export const TEXT_KINDS = ['head', 'button', 'link', 'other'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export interface FoundText {
  text: TaggedText;
  kind: TextKind;
  /** What it says now, with its holes. */
  words: string;
}

const SPOKEN = ['aria-label', 'placeholder', 'alt', 'title'];

/** Below this many letters of its own, a text with holes fits anything. */
const LETTERS = 3;

const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

const kindAt = (element: Element | null): TextKind => {
  if (element?.closest('button, summary, [role="button"], [type="submit"]')) return 'button';
  return element?.closest('a') ? 'link' : 'other';
};

/** Something that a page says outside of its pencils. */
export interface Utterance {
  words: string;
  element: Element;
  /** In an attribute: screen readers say it, and an empty field shows it. */
  spoken: boolean;
}

/** Everything that a page says outside of its pencils, to eyes and to screen readers. */
export function* utterancesOf(root: Element): Generator<Utterance> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('[data-pencil], [data-editing], script, style, template')) continue;
    const texts = node instanceof Element ? SPOKEN.map((name) => element.getAttribute(name)) : [node.textContent];
    for (const each of texts) {
      const words = plain(each ?? '');
      if (words !== '') yield { words, element, spoken: node === element };
    }
  }
}

/** The same by its words, with the kind of thing that says it. */
function said(root: Element): Map<string, TextKind> {
  const heard = new Map<string, TextKind>();
  for (const { words, element } of utterancesOf(root)) {
    // Said by a button and elsewhere, it is looked for among the buttons.
    if ((heard.get(words) ?? 'other') === 'other') heard.set(words, kindAt(element));
  }
  return heard;
}

/** A text's words as they may be said, whatever fills its holes; null when it says hardly anything of its own. */
function pattern(words: string): RegExp | null {
  const own = words.split(/\{\{.*?\}\}/);
  if (own.join('').replaceAll(/[^\p{L}]/gu, '').length < LETTERS) return null;
  return new RegExp(`^${own.map((part) => plain(`|${part}|`).slice(1, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*?')}$`);
}

/** Whether something that a page says is a text, whatever fills its holes. */
export function fits(words: string): (utterance: string) => boolean {
  const exactly = plain(words);
  const like = words.includes('{{') ? pattern(words) : null;
  return (utterance) => utterance === exactly || (like?.test(utterance) ?? false);
}

export interface PageTextsOptions {
  texts: readonly TaggedText[];
  /** The tags of what stands in the document's head. */
  head: readonly string[];
  /** What a text says now; undefined when no page has asked for it yet. */
  wordsOf: (text: TaggedText) => string | undefined;
}

/** The texts of a page that cannot be reached by a pencil, in their own order. */
export function textsWithoutPencil(root: Element, { texts, head, wordsOf }: PageTextsOptions): FoundText[] {
  const heard = said(root);
  const kindOf = (words: string): TextKind | undefined => {
    const exactly = heard.get(plain(words));
    if (exactly || !words.includes('{{')) return exactly;
    const isText = fits(words);
    return [...heard].find(([each]) => isText(each))?.[1];
  };
  return texts.flatMap((text): FoundText[] => {
    const words = wordsOf(text);
    if (head.includes(text.tag)) return [{ text, kind: 'head', words: words ?? '' }];
    const kind = words === undefined || text.rich ? undefined : kindOf(words);
    return kind && words !== undefined ? [{ text, kind, words }] : [];
  });
}
