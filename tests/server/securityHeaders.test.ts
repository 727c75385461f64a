import { expect, test } from 'vitest';
import { contentPolicy } from '../../server/http/securityHeaders';

const google = /google/;
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

test('a site without the tag lets no page speak to Google', () => {
  expect(contentPolicy({ tag: false })).not.toMatch(google);
  expect(contentPolicy({})).not.toMatch(google);
});

test('a site built with the tag may fetch it, run it and send its pings, and nothing else of theirs', () => {
  const policy = contentPolicy({ tag: true });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'img-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'trusted-types').split(' ')).toContain('tag');
  for (const name of ['frame-src', 'style-src-elem', 'font-src', 'form-action']) expect(directive(policy, name)).not.toMatch(/googletagmanager|google-analytics/);
});
