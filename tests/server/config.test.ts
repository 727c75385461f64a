import { expect, test } from 'vitest';
import { readConfig } from '../../server/config';
import { OperatorError } from '../../server/operatorError';

test('an empty environment is valid', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    secretKey: null,
    // The business's own addresses are in the settings.
    mailFrom: null,
    ownerEmail: null,
    administrator: null,
    googleKey: null,
    geocoderUrl: 'https://nominatim.openstreetmap.org/search',
    routerUrl: 'https://router.project-osrm.org',
    trustProxy: 0,
    rateLimitScale: 1,
  });
  expect(readConfig({}).dataDir).toMatch(/\/data$/);
});

test('empty variables count as absent, and the default public URL contains the port', () => {
  expect(readConfig({ PORT: '8080', DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null, smtpUrl: null, publicUrl: 'http://localhost:8080' });
});

test('the trailing slash of the public URL is removed', () => {
  expect(readConfig({ PUBLIC_URL: 'https://boucane.example/' }).publicUrl).toBe('https://boucane.example');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
  [{ PUBLIC_URL: 'boucane.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  [{ SMTP_URL: 'http://user:secret@host' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes".'],
  [{ ADMIN_USERNAME: 'samuel' }, 'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together or not at all.'],
  [{ ADMIN_USERNAME: 'samuel', ADMIN_EMAIL: 'samuel@example.org', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is refused: The password must have at least 8 characters.'],
  [{ ADMIN_USERNAME: 'samuel', ADMIN_EMAIL: 'samuel', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL is refused: Please enter a valid email address.'],
  [{ RATE_LIMIT_SCALE: '1000', PUBLIC_URL: 'https://boucane.example' }, 'RATE_LIMIT_SCALE is for tests: it is allowed only when PUBLIC_URL is on localhost.'],
])('the environment %j is rejected with a one-sentence error', (environment: Record<string, string>, sentence) => {
  expect(() => readConfig(environment)).toThrow(new OperatorError(sentence));
});

test('the rate limits may be relaxed on localhost', () => {
  expect(readConfig({ RATE_LIMIT_SCALE: '1000' }).rateLimitScale).toBe(1000);
  expect(readConfig({ RATE_LIMIT_SCALE: '1000', PUBLIC_URL: 'http://127.0.0.1:4000' }).rateLimitScale).toBe(1000);
});
