import { afterEach, expect, test, vi } from 'vitest';

type CreateHtml = (text: string) => string;

/** The policy's rule for markup, as a browser that enforces it is given it. */
async function createHtml(): Promise<CreateHtml> {
  const made: CreateHtml[] = [];
  vi.resetModules();
  vi.stubGlobal('window', { trustedTypes: { defaultPolicy: null, createPolicy: (_name: string, rules: { createHTML: CreateHtml }) => made.push(rules.createHTML) } });
  const { installDefaultPolicy } = await import('../../src/api/trustedTypes');
  installDefaultPolicy();
  const [rule] = made;
  if (!rule) throw new Error('No policy was made');
  return rule;
}

afterEach(() => vi.unstubAllGlobals());

test.each(['2027', '17', 'AAAA', ''])('the text "%s" passes before there is a cleaner, for it is no markup', async (text) => {
  expect((await createHtml())(text)).toBe(text);
});

test.each(['<b>1</b>', '&lt;', '<'])('the markup "%s" does not', async (markup) => {
  const rule = await createHtml();
  expect(() => rule(markup)).toThrow('No markup');
});
