import { createHash } from 'node:crypto';

/** CSP hashes of the style blocks, style attributes and scripts that stand in a page. */
export interface StyleHashes {
  styleBlocks: readonly string[];
  styleAttributes: readonly string[];
  scripts: readonly string[];
}

const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An attribute's value as the browser reads it, which is what its hash is of. */
const unescaped = (value: string) => value.replaceAll('&quot;', '"').replaceAll(/&#x27;|&#39;/g, "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const found = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, text = '']) => text))];

export const styleHashes = (html: string): StyleHashes => ({
  styleBlocks: found(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(policyHash),
  styleAttributes: found(html, /\sstyle="([^"]*)"/g).map((value) => policyHash(unescaped(value))),
  // Data and files have attributes; what runs where it stands has none.
  scripts: found(html, /<script>([\s\S]*?)<\/script>/g).map(policyHash),
});
