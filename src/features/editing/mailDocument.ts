import DOMPurify from 'dompurify';
import { PALETTE } from '../../contract/palette';
import { fits } from './pageTexts';

/*
 * Copies the HTML of a mail into a frame. A frame with `srcdoc` would inherit the page's Content-Security-Policy, which blocks the style attributes
 * that mails consist of. Styles that a script sets are allowed.
 */

/** Attribute that holds the styles of a mail's element until they are set. A style attribute would be reported as a violation of the policy. */
const STYLE = 'data-style';

/** Replaces the content of a document by a mail of the server. Links lead nowhere, so that a preview cannot be left. */
export function writeMail(target: Document, html: string): void {
  // The server escapes quotation marks, so that this string is always the beginning of an attribute. The head has a style element, which would be
  // reported too.
  const body = html.slice(html.indexOf('<body')).replaceAll(' style="', ` ${STYLE}="`);
  const source = DOMPurify.sanitize(body, { RETURN_DOM: true, WHOLE_DOCUMENT: true, FORBID_ATTR: ['style', 'href'], FORBID_TAGS: ['style', 'form', 'input', 'button', 'img'] });
  const shown = source instanceof HTMLElement && source.querySelector('body');
  if (!shown) return;
  const copy = target.importNode(shown, true);
  target.body.replaceWith(copy);
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
  }
  target.documentElement.lang = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';
  // Mails are light, whatever the colour scheme of the page.
  target.documentElement.style.colorScheme = 'light';
}

/** Returns the innermost visible element whose text is the given text with any values of its placeholders. */
function elementOf(target: Document, text: string): HTMLElement | null {
  const isText = fits(text);
  const found = [...target.body.querySelectorAll<HTMLElement>('*')].filter((element) => isText(element.textContent.replaceAll(/\s+/g, ' ').trim()) && element.checkVisibility());
  return found.at(-1) ?? null;
}

/** Outlines a text in the document and scrolls to it, without moving the page around the frame. @returns whether the document contains the text */
export function pointOut(target: Document, text: string): boolean {
  const element = elementOf(target, text);
  if (!element) return false;
  element.style.outline = `2px dashed ${PALETTE.light.accent}`;
  element.style.outlineOffset = '4px';
  const { top, height } = element.getBoundingClientRect();
  const view = target.defaultView;
  view?.scrollTo(0, view.scrollY + top - Math.max(0, (view.innerHeight - height) / 3));
  return true;
}
