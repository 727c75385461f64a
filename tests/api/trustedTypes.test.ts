import { afterEach, expect, test, vi } from 'vitest';

type CreateHtml = (text: string) => string;

/** Returns the `createHTML` rule that the policy gives to a browser that enforces Trusted Types. */
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

test.each(['2027', '17', 'AAAA', ''])('accepts the plain text "%s" before the sanitizer is loaded', async (text) => {
  expect((await createHtml())(text)).toBe(text);
});

test.each(['<b>1</b>', '&lt;', '<'])('rejects the markup "%s" before the sanitizer is loaded', async (markup) => {
  const rule = await createHtml();
  expect(() => rule(markup)).toThrow('No markup');
});
