import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { RichText } from '../../src/components/RichText';
import { cleanRich, PURPLE, readRich, writeRich } from '../../src/contract/richText';
import { HOSTILE_MARKUP } from './hostileMarkup';

/** Exactly the markup that the toolbar can produce. */
const ALLOWED = /^(?:<(?:p|h[1-6]|pre|ul|ol|li|blockquote|strong|em|s|code|br|hr)>|<span style="color: #6D28D9">|<\/(?:p|h[1-6]|pre|ul|ol|li|blockquote|strong|em|s|code|span)>|&(?:amp|lt|gt|quot);|[^<>&"])*$/;

test.each(HOSTILE_MARKUP)('removes everything except toolbar elements from %s', (markup) => {
  const clean = cleanRich(markup);
  expect(clean).toMatch(ALLOWED);
  expect(cleanRich(clean)).toBe(clean);
});

test.each(HOSTILE_MARKUP)('renders %s without scripts, URLs and event handlers', (markup) => {
  const shown = renderToStaticMarkup(createElement(RichText, { html: markup }));
  // Emotion renders its style elements next to the elements that they style.
  const elements = shown.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '').match(/<[^>]*>/g) ?? [];
  for (const element of elements) expect(element).toMatch(/^<\/?(?:p|h[3-6]|pre|ul|ol|li|blockquote|strong|em|s|code|br|hr|span)(?: class="[\w -]*")?\/?>$/);
});

test('stores only allowed HTML that reads back unchanged, for any input', () => {
  const piece = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('<p>', '</p>', '<ul>', '<li>', '</ul>', '<b>', '</b>', '<pre>', '<', '>', '"', "'", '<script>', '</script>', '<!--', '&lt;', '&#x3c;', '<blockquote>', '<img src=x onerror=y>'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const clean = cleanRich(pieces.join(''));
      expect(clean).toMatch(ALLOWED);
      expect(cleanRich(clean)).toBe(clean);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['Un simple texte', '<p>Un simple texte</p>'],
  ['un < deux & trois', '<p>un &lt; deux &amp; trois</p>'],
  ['<p>gras <b>et</b> <i>penché</i></p>', '<p>gras <strong>et</strong> <em>penché</em></p>'],
  ['<p><del>non</del> <code>oui</code></p>', '<p><s>non</s> <code>oui</code></p>'],
  ['<h2>Titre</h2>suite<br>et fin', '<h2>Titre</h2><p>suite<br>et fin</p>'],
  ['<ol><li>un</li><li><p>deux</p><ul><li>trois</li></ul></li></ol>', '<ol><li><p>un</p></li><li><p>deux</p><ul><li><p>trois</p></li></ul></li></ol>'],
  ['<pre>a  b\n&lt;c&gt;</pre><hr>', '<pre>a  b\n&lt;c&gt;</pre><hr>'],
  ['<blockquote>dit-elle</blockquote>', '<blockquote><p>dit-elle</p></blockquote>'],
  ['<p><span style="color: #958DF1">ancien</span> <span style="color:rgb(109, 40, 217)">collé</span></p>', `<p><span style="color: ${PURPLE}">ancien</span> <span style="color: ${PURPLE}">collé</span></p>`],
  ['<p><span style="color: red">rouge</span> <u>souligné</u> <a href="https://x.example">lien</a></p>', '<p>rouge souligné lien</p>'],
  ['<p>avant</p><p> </p><ul></ul><p>après</p>', '<p>avant</p><p>après</p>'],
  ['<div>un</div><div>deux</div>', '<p>un</p><p>deux</p>'],
  ['<li>sans liste</li>', '<ul><li><p>sans liste</p></li></ul>'],
  ['12\u202f$ et\u00a0plus', '<p>12\u202f$ et\u00a0plus</p>'],
])('stores %s as %s', (html, stored) => {
  expect(cleanRich(html)).toBe(stored);
});

test('cuts off excessive nesting and keeps its text', () => {
  expect(cleanRich(`${'<blockquote>'.repeat(5000)}fond`)).toContain('fond');
});

test('drops nodes and marks that the editor cannot create', () => {
  expect(writeRich([{ type: 'image', attrs: {} }, { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link' }] }] }])).toBe('<p>a</p>');
  expect(readRich('')).toEqual([]);
});
