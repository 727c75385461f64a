import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** CSP hashes of the style blocks, style attributes and inline scripts of a page. */
export interface StyleHashes {
  styleBlocks: readonly string[];
  styleAttributes: readonly string[];
  scripts: readonly string[];
}

const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textOf = (element: DefaultTreeAdapterTypes.Element) => element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');

export function styleHashes(html: string): StyleHashes {
  const [blocks, attributes, scripts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const collect = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      const style = child.attrs.find(({ name }) => name === 'style');
      if (style) attributes.add(style.value);
      if (child.tagName === 'style') blocks.add(textOf(child));
      // Our inline scripts have no attributes; data blocks and external scripts do.
      if (child.tagName === 'script' && child.attrs.length === 0) scripts.add(textOf(child));
      collect(child);
    }
  };
  collect(parse(html));
  return { styleBlocks: [...blocks].map(policyHash), styleAttributes: [...attributes].map(policyHash), scripts: [...scripts].map(policyHash) };
}
