/*
 * Checks that every page, file, response and error of the built server has the specified headers, and that the policies of its pages
 * have no known weakness.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { launchOptions } from '../browser.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { operationsOf } from './servedDocument.ts';
import { runCase } from './harness.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'dist/site');

/** Headers of every response. */
const DECIDED: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none';.*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(self\), camera=\(\), microphone=\(\), payment=\(\), usb=\(\)/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
};
const TELLTALE = ['server', 'x-powered-by', 'via', 'x-aspnet-version'];

interface CheckedResponse {
  what: string;
  status: number;
  headers: Headers;
}

function faultsOf({ what, status, headers }: CheckedResponse): string[] {
  const faults = Object.entries(DECIDED).flatMap(([name, pattern]) => (pattern.test(headers.get(name) ?? '') ? [] : [`${what} (${status}): ${name} is ${headers.get(name)}`]));
  for (const name of TELLTALE) if (headers.has(name)) faults.push(`${what} (${status}): tells ${name}: ${headers.get(name)}`);
  const isApi = /^\w+ \/api\//.test(what);
  if (isApi && !/no-store|private/.test(headers.get('cache-control') ?? '')) faults.push(`${what} (${status}): may be kept (${headers.get('cache-control')})`);
  return faults;
}

/** Returns the paths of the site's pages from its list of routes. Parameters are filled with values that do not exist. */
function pageAddresses(): string[] {
  const written = readFileSync(join(ROOT, 'src/app/routes.tsx'), 'utf8');
  const paths = [...written.matchAll(/\bpath: '([^']*)'/g)].map(([, path = '']) => path.replaceAll(/:\w+\??/g, 'nothing').replace(/\*$/, ''));
  return ['fr', 'en'].flatMap((language) => paths.map((path) => `/${language}/${path}`.replace(/\/$/, '')));
}

const filesOfSite = () => readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(SITE.length));

/** Sends raw lines and reads until the connection ends. */
const raw = (url: string, lines: readonly string[]): Promise<CheckedResponse> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${lines[0]}`)));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [status = '', ...rest] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = new Headers(rest.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as [string, string]));
      resolve({ what: `raw "${(lines[0] ?? '').slice(0, 40)}"`, status: Number(status.split(' ')[1]), headers });
    });
  });

async function crawl(server: RunningServer): Promise<CheckedResponse[]> {
  const responses: CheckedResponse[] = [];
  const ask = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...options });
    await response.arrayBuffer();
    responses.push({ what: `${options.method ?? 'GET'} ${path}`, status: response.status, headers: response.headers });
    return response;
  };
  const html = { accept: 'text/html' };
  const json = { 'content-type': 'application/json' };
  const login = await (await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify({ username: server.admin.username, password: server.admin.password }) })).json() as { token: string };
  const admin = { authorization: `Bearer ${login.token}` };

  for (const address of [...pageAddresses(), '/', '/fr', '/en/', '/debug', '/nowhere', '/fr/nowhere', '//evil.example', '/%ff', '/storybook', '/iframe.html']) await ask(address, { headers: html });
  await ask('/fr', { method: 'HEAD', headers: html });
  for (const file of [...filesOfSite().filter((name) => !/\.(br|gz)$/.test(name)), '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/icon-192.png', '/card-fr.png', '/assets/nothing.js', '/assets/nothing.js.map']) await ask(file);
  const [asset = ''] = filesOfSite().filter((name) => /^\/assets\/.*\.js$/.test(name));
  const { headers: known } = await ask('/icon.svg');
  await ask('/icon.svg', { headers: { 'if-none-match': known.get('etag') ?? '' } });
  await ask(asset, { headers: { 'accept-encoding': 'br' } });
  await ask('/media/table.webp', { headers: { range: 'bytes=0-9' } });
  await ask('/media/table.webp', { headers: { range: 'bytes=99999999-' } });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) await ask('/fr', { method });

  for (const { method, path } of await operationsOf(server.url)) {
    const filled = path.replaceAll(/\{\w+\}/g, 'nothing');
    for (const headers of [{}, admin]) {
      // Logging out would end the session that the other requests use.
      if (filled.endsWith('/logout') && headers === admin) continue;
      await ask(filled, { method, headers: { ...headers, ...(method === 'GET' || method === 'DELETE' ? {} : json) }, ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }) });
    }
  }
  await ask('/api/nowhere');
  await ask('/api/booking', { method: 'DELETE' });
  await ask('/api/booking', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } });
  await ask('/api/booking', { method: 'POST', body: '{', headers: json });
  await ask('/api/booking', { method: 'POST', body: `"${'x'.repeat(100_000)}"`, headers: json });
  const close = ['Host: localhost', 'Connection: close'];
  responses.push(await raw(server.url, ['TRACE / HTTP/1.1', ...close]), await raw(server.url, ['TRACE /api/booking HTTP/1.1', ...close]));
  responses.push(await raw(server.url, ['GET / HTTP/1.1', ...close, `X-Large: ${'x'.repeat(20_000)}`]), await raw(server.url, ['NONSENSE', ...close]));
  // Causes an internal error: a table is missing.
  const database = new DatabaseSync(join(server.dataDir, 'boucane.sqlite'), { timeout: 5000 });
  database.exec('alter table availability rename to availability_away');
  await ask('/api/availability', { headers: admin });
  database.exec('alter table availability_away rename to availability');
  database.close();
  return responses;
}

/** Opens pages in a browser that records every policy violation from the first byte on. */
async function violationsOn(server: RunningServer, addresses: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch(await launchOptions());
  const found: string[] = [];
  try {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await page.exposeFunction('noteViolation', (line: string) => found.push(line));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { noteViolation: (line: string) => void }).noteViolation(`${location.pathname}: ${violatedDirective} by ${blockedURI}`);
      });
    });
    for (const address of addresses) await page.goto(`${server.url}${address}`, { waitUntil: 'load' });
  } finally {
    await browser.close();
  }
  return found;
}

await runCase('Content policy, Trusted Types, headers', async ({ long, check }) => {
  // With an HTTPS public URL, for which the server sends HSTS.
  const server = await startServer({ env: { PUBLIC_URL: 'https://localhost' } });
  try {
    const responses = await crawl(server);
    const faults = responses.flatMap(faultsOf);
    for (const fault of faults.slice(0, 20)) console.info(`✗ ${fault}`);
    const statuses = [...new Set(responses.map(({ status }) => status))].toSorted((a, b) => a - b);
    console.info(`statuses seen: ${statuses.join(', ')}`);
    const missing = [200, 206, 304, 400, 401, 404, 405, 413, 415, 416, 422, 431, 500].filter((status) => !statuses.includes(status));
    check('kinds of answer that the crawl did not get to see', missing.join(' ') || 0, '0', missing.length === 0);
    check(`headers that are missing or wrong, in ${responses.length} answers`, faults.length, '0', faults.length === 0);
    const traced = responses.filter(({ what }) => what.includes('TRACE')).map(({ status }) => status);
    check('TRACE', traced.join(' '), '405', traced.length > 0 && traced.every((status) => status === 405));
    const open = responses.filter(({ what, status }) => /\.map$|storybook|iframe\.html/.test(what) && status !== 404).map(({ what }) => what);
    check('source maps and Storybook that are served', open.join(' ') || 0, '0', open.length === 0);

    const files = filesOfSite();
    const leaked = files.filter((name) => name.endsWith('.map') || (/\.(js|css|html)$/.test(name) && /sourceMappingURL=|storybook/i.test(readFileSync(join(SITE, name), 'utf8'))));
    check(`files of the built site with a source map or anything of Storybook, of ${files.length}`, leaked.join(' ') || 0, '0', leaked.length === 0 && files.length > 50);

    const policies = [...new Set(responses.map(({ headers }) => headers.get('content-security-policy') ?? ''))];
    const findings = policies.flatMap((policy) => new CspEvaluator(new CspParser(policy).csp).evaluate());
    // Severities are numeric. `MEDIUM_MAYBE` is for 'self' on an origin that may serve uploads by users, which this one does not.
    const grave = findings.filter(({ severity }) => severity < Severity.STRICT_CSP).map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
    for (const finding of new Set(grave)) console.info(`✗ ${finding}`);
    check(`grave findings of csp_evaluator in ${policies.length} policies`, new Set(grave).size, '0', grave.length === 0);

    const pages = long ? pageAddresses() : pageAddresses().filter((address) => address.startsWith('/fr') && !address.includes('/admin'));
    const violations = await violationsOn(server, pages);
    for (const violation of violations) console.info(`✗ ${violation}`);
    check(`breaks of a policy on ${pages.length} pages`, violations.length, '0', violations.length === 0 && pages.length > 20);
  } finally {
    await server.stop();
  }
});
