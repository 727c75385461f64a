/*
 * Supply chain: checks versions, licences and the lock file, and that neither the tree, its history nor the built site contains a key.
 * Canaries replace every secret and must not appear in any output.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { launchOptions } from '../browser.ts';
import { freePort, startServer } from '../e2e/server.ts';
import { operationsOf } from './servedDocument.ts';
import { runCase, type CaseContext } from './harness.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  link?: boolean;
}

/** Licences that require only a notice. OFL is for the fonts. */
const LICENCES = new Set(['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense']);

/** Exceptions by the beginning of a package's name: accepted licences, or licences that the package names differently. */
const AGREED: Readonly<Record<string, string>> = {
  // Forbids uses that violate human rights, which does not affect this site's map.
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  // Requires changed files of the library to be published; the server uses it unchanged.
  satori: 'MPL-2.0',
  // Requires that the library can be replaced; it is a package of its own, loaded at run time.
  '@img/sharp-': 'LGPL-3.0-or-later',
  // MIT, according to the text in the package.
  '@sodaru/yup-to-json-schema': 'MIT License',
  xtend: '',
  'png-js': '',
};

/** Patterns of real keys, each long enough to exclude accidental matches. */
const KEYS: Readonly<Record<string, RegExp>> = {
  'a Google key': /AIza[0-9A-Za-z_-]{35}/,
  'an AWS key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a private key': /-----BEGIN (RSA |EC |OPENSSH |PGP )?PRIVATE KEY( BLOCK)?-----\s*[A-Za-z0-9+/=]{20}/,
  'a GitHub token': /\b(gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})/,
  'a Slack token': /\bxox[abeoprs]-[0-9A-Za-z-]{20,}/,
  'a Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
  'a SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}/,
  'an npm token': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
};

const numbersOf = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

/** Whether a version is at least the minimum version. */
function reaches(version: string, minimum: string): boolean {
  const [mine, least] = [numbersOf(version), numbersOf(minimum)];
  const at = least.findIndex((number, index) => mine[index] !== number);
  return at < 0 || (mine[at] ?? 0) > (least[at] ?? 0);
}

function packages({ check }: CaseContext): void {
  const locked = Object.entries((JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages).filter(([path]) => path !== '');
  const minimums = Object.entries(JSON.parse(read('tests/hardening/minimumVersions.json')) as Record<string, string>);
  const versionsOf = (name: string) => locked.filter(([path]) => path.endsWith(`node_modules/${name}`) && path.slice(0, -name.length).endsWith('node_modules/')).map(([, { version }]) => version);
  const below = minimums.flatMap(([name, minimum]) => versionsOf(name).filter((version) => !reaches(version, minimum)).map((version) => `${name} ${version}`));
  const absent = minimums.filter(([name]) => versionsOf(name).length === 0).map(([name]) => name);
  check(`packages below the version from which they are safe, of ${minimums.length}`, [...below, ...absent].join(' ') || 0, '0', below.length + absent.length === 0);

  const unsealed = locked.filter(([, { integrity, link }]) => !link && !integrity?.startsWith('sha512-')).map(([path]) => path);
  check(`packages of the lock file without a SHA-512, of ${locked.length}`, unsealed.join(' ') || 0, '0', unsealed.length === 0 && locked.length > 100);
  const odd = locked.filter(([, { resolved, link }]) => link || resolved !== undefined).map(([path]) => path);
  check('packages of the lock file that come from a place of their own', odd.join(' ') || 0, '0', odd.length === 0);

  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.split('node_modules/').at(-1) ?? '');
  const undecided = scripted.filter((name) => !(name in allowScripts));
  check(`packages that would run something when they are installed which nobody has decided on, of ${scripted.length}`, undecided.join(' ') || 0, '0', undecided.length === 0);

  const shipped = locked.filter(([, { dev }]) => !dev);
  const accepts = (path: string, license: string) => LICENCES.has(license) || Object.entries(AGREED).some(([start, agreed]) => agreed === license && path.split('node_modules/').at(-1)?.startsWith(start));
  const isAgreed = ([path, { license = '' }]: (typeof shipped)[number]) => license.replaceAll(/[()]/g, '').split(' OR ').some((choice) => choice.split(' AND ').every((each) => accepts(path, each)));
  const unlike = shipped.filter((entry) => !isAgreed(entry)).map(([path, { license }]) => `${path}: ${license}`);
  for (const line of unlike) console.info(`✗ ${line}`);
  check(`licences of the ${shipped.length} packages that ship or serve which nobody has agreed to`, unlike.length, '0', unlike.length === 0);
}

const findKeys = (text: string, where: string): string[] => Object.entries(KEYS).flatMap(([kind, pattern]) => (pattern.test(text) ? [`${where}: ${kind}`] : []));

const builtFiles = () =>
  ['dist/site', 'dist/server', 'dist/render'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name)));

function secrets({ long, check }: CaseContext): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 });
  const planted = findKeys(`AIza${'x'.repeat(35)}`, 'here');
  check('keys found where one was planted', planted.length, '1', planted.length === 1);
  const tree = git('ls-files').trim().split('\n').filter((path) => !/\.(png|webp|avif|jpg|mp4|woff2)$/.test(path));
  const inTree = tree.flatMap((path) => findKeys(read(path), path));
  const files = builtFiles();
  const inSite = files.flatMap((path) => findKeys(readFileSync(path, 'latin1'), path));
  // All lines ever added, by any commit.
  const inHistory = long ? findKeys(git('log', '--all', '-p', '--unified=0', '--no-color', '--', '.', ':!tests/visual'), 'history') : [];
  for (const line of [...inTree, ...inSite, ...inHistory]) console.info(`✗ ${line}`);
  check(`keys in ${tree.length} files of the tree, ${files.length} built ones${long ? ' and all history' : ''}`, inTree.length + inSite.length + inHistory.length, '0', inTree.length + inSite.length + inHistory.length === 0);
  const maps = files.filter((path) => path.includes('/dist/site/') && path.endsWith('.map'));
  check('source maps in the built site', maps.length, '0', maps.length === 0);
}

const CANARY = {
  SMTP: 'canari-courriel-5e1f7a',
  GOOGLE_MAPS_API_KEY: 'canari-cartes-9b2c4d',
  ADMIN_PASSWORD: 'canari-patron-3f8e6c',
  BACKUP_S3_SECRET: 'canari-copie-8a4d2f',
  SOMEBODY_ELSES_SECRET: 'canari-voisin-7d1a2b',
};

/** Mail server that requires the canary as its password and stores the mails. */
async function mailServer(): Promise<{ port: number; mails: string[]; close: () => void }> {
  const mails: string[] = [];
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => done(password === CANARY.SMTP ? null : new Error('another password'), { user: 'boucane' }),
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (piece: Buffer) => (mail += piece.toString()));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  return { port, mails, close: () => server.close(() => undefined) };
}

/** Exercises a whole server whose secrets are canaries. @returns all its output, by source */
async function collectOutputs(): Promise<{ outputs: Map<string, string>; mailCount: number }> {
  const mail = await mailServer();
  const server = await startServer({
    env: {
      SMTP_URL: `smtp://boucane:${CANARY.SMTP}@127.0.0.1:${mail.port}`,
      GOOGLE_MAPS_API_KEY: CANARY.GOOGLE_MAPS_API_KEY,
      ADMIN_PASSWORD: CANARY.ADMIN_PASSWORD,
      BACKUP_S3_URL: 'http://127.0.0.1:9/bucket',
      BACKUP_S3_KEY_ID: 'key',
      BACKUP_S3_SECRET: CANARY.BACKUP_S3_SECRET,
      SOMEBODY_ELSES_SECRET: CANARY.SOMEBODY_ELSES_SECRET,
      // Requests to Google go through a proxy that does not exist, so that no request leaves this machine.
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: 'http://127.0.0.1:9',
    },
  });
  const outputs = new Map<string, string>();
  try {
    const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${server.url}${path}`, { method, headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : { accept: 'text/html' }) }, ...(body ? { body: JSON.stringify(body) } : {}) });
      const text = await response.text();
      outputs.set(`${method} ${path}`, `${text} ${JSON.stringify([...response.headers])}`);
      return text;
    };
    const { token } = JSON.parse(await ask('POST', '/api/auth/login', { username: server.admin.username, password: CANARY.ADMIN_PASSWORD })) as { token: string };
    const admin = { authorization: `Bearer ${token}` };
    await ask('POST', '/api/auth/login', { username: server.admin.username, password: `${CANARY.ADMIN_PASSWORD}!` });
    await ask('POST', '/api/sendEmail', { name: 'Josée', email: 'josee@example.org', subject: 'general', message: 'Un méchoui pour vingt personnes, en juin.' });
    await ask('POST', '/api/auth/forgot-password', { email: server.admin.email });
    await ask('POST', '/api/google-maps-proxy', { type: 'geocode', address: 'Saint-Liboire' });
    for (const { method, path } of await operationsOf(server.url)) if (!path.endsWith('/logout')) await ask(method, path.replaceAll(/\{\w+\}/g, 'nothing'), method === 'GET' || method === 'DELETE' ? undefined : {}, admin);
    for (const page of ['/fr', '/en', '/fr/debug', '/fr/booking', '/fr/nowhere', '/sitemap.xml', '/debug', '/.env', '/server/main.js']) await ask('GET', page);

    const browser = await chromium.launch(await launchOptions());
    try {
      const page = await browser.newPage();
      await page.goto(`${server.url}/fr/debug`, { waitUntil: 'networkidle' });
      outputs.set('the page of a diagnosis', await page.locator('html').innerHTML());
    } finally {
      await browser.close();
    }
    for (let times = 0; times < 100 && mail.mails.length < 2; times += 1) await pause(100);
    outputs.set('the log', server.log());
    for (const [index, letter] of mail.mails.entries()) {
      const { html = '', text = '', headers } = await PostalMime.parse(letter);
      outputs.set(`mail ${index + 1}`, `${letter} ${html} ${text} ${JSON.stringify(headers)}`);
    }
    return { outputs, mailCount: mail.mails.length };
  } finally {
    mail.close();
    await server.stop();
  }
}

async function canaries({ check }: CaseContext): Promise<void> {
  const { outputs, mailCount } = await collectOutputs();
  for (const file of builtFiles()) outputs.set(file, readFileSync(file, 'latin1'));
  const seen = [...outputs].flatMap(([where, text]) => Object.entries(CANARY).flatMap(([name, value]) => (text.includes(value) ? [`${name} in ${where}`] : [])));
  for (const line of seen) console.info(`✗ ${line}`);
  check('mails that went out with the secret of the mail server', mailCount, '≥ 2', mailCount >= 2);
  check(`secrets seen in ${outputs.size} answers, pages, mails, files and logs`, seen.length, '0', seen.length === 0);
}

await runCase('Packages, secrets, canaries', async (given) => {
  packages(given);
  secrets(given);
  await canaries(given);
});
