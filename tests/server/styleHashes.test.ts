import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleHashes } from '../../server/http/styleHashes';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('style blocks in head and body are hashed once each', () => {
  const html = '<!doctype html><head><style>a{color:red}</style></head><body><main><style data-emotion="b x">p > b{top:0}</style><style>a{color:red}</style></main></body>';
  expect(styleHashes(html).styleBlocks).toEqual(['a{color:red}', 'p > b{top:0}'].map(hash));
});

test('a style attribute is hashed with its entities decoded', () => {
  const html = `<p style="font:1px &quot;A&quot;,&#x27;B&#39;"></p><p style='content:"&amp;&lt;"'></p><svg style=top:0></svg><p title='style="left:0"'></p>`;
  expect(styleHashes(html).styleAttributes).toEqual([`font:1px "A",'B'`, 'content:"&<"', 'top:0'].map(hash));
});

test('inline scripts are hashed, and JSON data and external scripts are not', () => {
  const html = '<script>start()</script><script type="application/json">{"a":"<style>x</style>"}</script><script type="module" src="/a.js"></script>';
  expect(styleHashes(html)).toEqual({ scripts: [hash('start()')], styleBlocks: [], styleAttributes: [] });
});

test('styles inside comments, titles and scripts are ignored', () => {
  const html = '<!-- <style>a{}</style> --><title><style>b{}</style></title><script>"<style>c{}<\\/style>"</script>';
  expect(styleHashes(html).styleBlocks).toEqual([]);
});
