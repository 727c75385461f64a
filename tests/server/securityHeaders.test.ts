import { expect, test } from 'vitest';
import { contentPolicy } from '../../server/http/securityHeaders';

const google = /google/;
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

test('the CSP of a site without the tag allows no Google hosts', () => {
  expect(contentPolicy({ tag: false })).not.toMatch(google);
  expect(contentPolicy({})).not.toMatch(google);
});

test('the CSP of a site with the tag allows its script, its policy and its requests only', () => {
  const policy = contentPolicy({ tag: true });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'img-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'trusted-types').split(' ')).toContain('tag');
  for (const name of ['frame-src', 'style-src-elem', 'font-src', 'form-action']) expect(directive(policy, name)).not.toMatch(/googletagmanager|google-analytics/);
});
