/*
 * Attacks on an agreement: replayed and tampered acceptances, fields that nobody may set, link scanners, other people's links, hostile names, and fifty
 * acceptances at once of two proposals for one day, on SQLite and through two servers on one PostgreSQL.
 */
import { rmSync } from 'node:fs';
import { logIn } from '../e2e/owner.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { HOSTILE } from '../hostile.ts';
import { startCluster } from '../run/postgres.ts';
import { startMailServer, type MailServer } from '../server/mailServer.ts';
import { agreementScene, LINK_HEADER, storedRows, type AgreementScene } from './agreementScene.ts';
import { runCase, type CaseContext } from './harness.ts';
import { claimServerTests } from './serverTests.ts';

/** One server of the attacks, with the rows that it has stored. */
interface Attacked extends Pick<CaseContext, 'check' | 'long'> {
  scene: AgreementScene;
  url: string;
  provider: MailServer;
  rows: () => string;
}

/** Values that an attacker would send for fields that only the server sets. */
const FORBIDDEN = { totalCents: 1, total_cents: 1, totalCost: 1, quote: { totalCost: 1, lines: [] }, content: { totalCents: 1, lines: [] }, change: '{"columns":{"total_cents":1}}', state: 'accepted', status: 'done', way: 'spoken', validUntil: '2099-01-01', number: 9, version: 99, notedBy: 'Eve', id: 'chosen', reference: 'B-AAAAAA', user_id: 'x' };
const RACERS = 50;

/** Returns everything in a response that could tell one unusable link from another. */
const faceOf = async (response: Response): Promise<string> => JSON.stringify([response.status, await response.text(), response.headers.get('etag')]);

const countOf = (statuses: readonly number[], ...wanted: number[]): number => statuses.filter((status) => wanted.includes(status)).length;

/** Sends an acceptance again, under its key, under another, and without one. */
async function replay({ check, long, scene }: Attacked): Promise<void> {
  const rounds = long ? 20 : 3;
  let single = 0;
  for (let round = 0; round < rounds; round += 1) {
    const proposed = await scene.propose(`Rejeu ${round}`);
    const statuses = await Promise.all(Array.from({ length: 20 }, async (_, index) => (await scene.accept(proposed, { key: `replay ${round} ${index % 2}` })).status));
    const [again, without] = [(await scene.accept(proposed, { key: `replay ${round} 0` })).status, (await scene.accept(proposed)).status];
    const { history, proposals, status } = await scene.read(proposed.id);
    const isOnce = status === 'confirmed' && proposals.length === 1 && history.filter(({ act }) => act === 'accept').length === 1 && (await scene.mails(proposed.id, 'booking-accepted')) === 1;
    if (isOnce && countOf(statuses, 200) > 0 && countOf([...statuses, again], 200, 409) === 21 && without === 409) single += 1;
  }
  check('acceptances sent twenty times under two keys, and again later, that counted once', single, `${rounds}`, single === rounds);
}

/** Sends another hash, no signature, and fields beside the declared ones. */
async function tamper({ check, scene, rows }: Attacked): Promise<void> {
  const proposed = await scene.propose('Falsifiée');
  const before = rows();
  const flipped = [0, 31, 63].map((at) => proposed.hash.slice(0, at) + (proposed.hash[at] === '0' ? '1' : '0') + proposed.hash.slice(at + 1));
  const wrong: object[] = [...flipped, proposed.hash.toUpperCase(), proposed.hash.slice(1), `${proposed.hash}0`, '', null, 0, [proposed.hash], { $ne: '' }, '0'.repeat(64)].map((hash) => ({ hash }));
  const unsigned: object[] = [{ name: '' }, { name: '   ' }, { name: null }, { name: ['Eve'] }, { terms: false }, { terms: null }, { terms: 'no' }];
  const statuses = await Promise.all([...wrong, ...unsigned].map(async (body) => (await scene.accept(proposed, { body })).status));
  check(`of ${statuses.length} tampered or unsigned acceptances, those that were not refused`, statuses.length - countOf(statuses, 409, 422), '0', countOf(statuses, 409, 422) === statuses.length);
  check('rows that they have changed', rows() === before ? 0 : 'some', '0', rows() === before);

  const { status } = await scene.accept(proposed, { body: FORBIDDEN });
  const isAsProposed = async (): Promise<boolean> => {
    const { status: current, reference, quote, proposals: [agreed, ...others] } = await scene.read(proposed.id);
    const amounts = [Math.round((quote.totalCost ?? 0) * 100), agreed?.content.totalCents];
    return current === 'confirmed' && reference === proposed.reference && others.length === 0 && amounts.every((cents) => cents === proposed.totalCents) && agreed?.number === 1 && agreed.hash === proposed.hash && agreed.acceptance?.way === 'link';
  };
  check('the agreement after an acceptance with amounts and states of its own', status === 200 && (await isAsProposed()) ? 'as proposed' : `another (${status})`, 'as proposed', status === 200 && (await isAsProposed()));
  const edited = await scene.edit(proposed.id, FORBIDDEN);
  check('the agreement after an edit of forbidden fields', edited === 422 && (await isAsProposed()) ? 'as proposed' : `another (${edited})`, 'as proposed', edited === 422 && (await isAsProposed()));
}

/** Follows the link as mail scanners, previews and prefetching browsers do. */
async function scan({ check, scene, url, rows }: Attacked): Promise<void> {
  const proposed = await scene.propose('Balayée');
  const signed = `hash=${proposed.hash}&name=Eve&terms=true`;
  const paths = [`/fr/demande/${proposed.token}`, `/en/request/${proposed.token}`, `/fr/demande/${proposed.token}?accept=1&${signed}`, '/api/manage', '/api/manage/accept', `/api/manage/accept?${signed}`, '/api/manage/proposal/1'];
  const visitors: Record<string, string>[] = [{}, { purpose: 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }, { 'user-agent': 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)' }, { 'x-http-method-override': 'POST' }, { 'x-method-override': 'POST', 'content-type': 'application/json' }];
  const before = rows();
  const statuses: number[] = [];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      for (const visitor of visitors) {
        const response = await fetch(url + path, { method, headers: { [LINK_HEADER]: proposed.token, ...visitor } });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
    }
  }
  check('visits of scanners to the link, its calls and the document', statuses.length, '> 100', statuses.length > 100);
  check('of these answered with 5xx', statuses.filter((status) => status >= 500).length, '0', statuses.every((status) => status < 500));
  check('rows that they have changed', rows() === before ? 0 : 'some', '0', rows() === before);
  const own = (await scene.accept(proposed)).status;
  check('the acceptance of the customer afterwards', own, '200', own === 200);
}

/** Uses a link for another request, and links that are unknown, damaged or of an erased request. */
async function swapLinks({ check, scene, rows }: Attacked): Promise<void> {
  const [theirs, mine, erased] = [await scene.propose('Voisine'), await scene.propose('La mienne'), await scene.propose('Effacée')];
  await scene.erase(erased);
  const before = rows();
  const stolen = await scene.accept(theirs, { token: mine.token });
  const text = await stolen.text();
  check('the proposal of another request, accepted through one’s own link', stolen.status, '409', stolen.status === 409);
  check('words of the other request in the response', text.includes('Voisine') || text.includes(theirs.hash) ? 'some' : 0, '0', !text.includes('Voisine') && !text.includes(theirs.hash));
  const papers = await Promise.all(['2', '0', '-1', '1.0', '01', '1%2F..%2F1', 'x'.repeat(200)].map(async (number) => (await scene.paper(mine.token, number)).status));
  check('documents under other numbers', papers.length - countOf(papers, 404), '0', countOf(papers, 404) === papers.length);
  const links = ['x'.repeat(43), '', "' or 1=1 --", 'é', `${theirs.token}A`, theirs.token.slice(1), theirs.token.toUpperCase(), erased.token].map((token) => encodeURIComponent(token));
  const faces = new Set(await Promise.all(links.flatMap((token) => [scene.accept(theirs, { token }).then(faceOf), scene.paper(token, '1').then(faceOf)])));
  check('different responses to links that are unknown, damaged or of an erased request', faces.size, '1, a 404', faces.size === 1 && [...faces][0]?.startsWith('[404,') === true);
  check('rows that these calls have changed', rows() === before ? 0 : 'some', '0', rows() === before);
}

/** Types hostile and oversized names. */
async function typeNames({ check, long, scene, provider }: Attacked): Promise<void> {
  const names = [...HOSTILE.filter((_, index) => index % (long ? 6 : 60) === 0), 'N'.repeat(121), 'N'.repeat(100_000), '\u0000', '\ud800', '{{total}}', '=HYPERLINK("https://evil.example")', 'Eve\r\nBcc: all@example.org', 'Eve\r\nATTENDEE:mailto:eve@example.org'];
  const wrong: string[] = [];
  let accepted = 0;
  for (const name of names) {
    const proposed = await scene.propose('Signature');
    const { status } = await scene.accept(proposed, { body: { name } });
    const stored = (await scene.read(proposed.id)).proposals[0]?.acceptance?.name;
    const paper = await scene.paper(proposed.token, '1');
    const isPdf = paper.status === 200 && Buffer.from(await paper.arrayBuffer()).subarray(0, 5).toString() === '%PDF-';
    if (status === 200) accepted += 1;
    if (!isPdf || (status === 200 ? stored !== name.trim() : ![400, 413, 422].includes(status) || stored !== undefined)) wrong.push(`${status} ${JSON.stringify(name.slice(0, 60))}`);
  }
  check('hostile names that can be signed with', accepted, `> ${Math.floor(names.length / 2)}`, accepted > names.length / 2);
  check(`names stored otherwise than typed, or that break the document${wrong.map((each) => `\n    ${each}`).join('')}`, wrong.length, '0', wrong.length === 0);
  const injected = provider.raw.filter((mail) => /^(bcc:|attendee[:;])/im.test(mail.replaceAll(/\r\n[ \t]/g, ''))).length;
  check('headers and attendees that a name has added to a mail', injected, '0', injected === 0);
}

/** Accepts two proposals for one day fifty times at once. Retries a 503 under its key, as the site does. */
async function race({ check, long }: Pick<CaseContext, 'check' | 'long'>, engine: string, scene: AgreementScene, servers: readonly RunningServer[]): Promise<void> {
  const rounds = long ? 10 : 2;
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    const day = scene.freeDay();
    const both = [await scene.propose(`Une ${round}`, day), await scene.propose(`Deux ${round}`, day)] as const;
    const accept = async (index: number): Promise<number> => {
      const { status } = await scene.accept(both[index % 2 === 0 ? 0 : 1], { url: servers[Math.floor(index / 2) % servers.length]?.url ?? '', key: `race ${round} ${index}` });
      return status === 503 ? accept(index) : status;
    };
    const statuses = await Promise.all(Array.from({ length: RACERS }, (_, index) => accept(index)));
    const after = await Promise.all(both.map(({ id }) => scene.read(id)));
    const confirmed = after.filter(({ status }) => status === 'confirmed').length;
    const agreed = after.flatMap(({ proposals }) => proposals).filter(({ state }) => state === 'accepted').length;
    const mails = (await Promise.all(both.map(({ id }) => scene.mails(id, 'booking-accepted')))).reduce((sum, count) => sum + count, 0);
    if ([countOf(statuses, 200), confirmed, agreed, mails].every((count) => count === 1) && countOf(statuses, 409) === RACERS - 1) held += 1;
    else console.info(JSON.stringify({ statuses, confirmed, agreed, mails }));
  }
  check(`${engine}: races of ${RACERS} acceptances of two proposals for one day with exactly one yes`, held, `${rounds}`, held === rounds);
}

await runCase('agreements', async (given) => {
  const provider = await startMailServer();
  const running: RunningServer[] = [];
  const start = async (env: Record<string, string> = {}): Promise<RunningServer> => {
    const server = await startServer({ env: { SMTP_URL: provider.url, ...env } });
    running.push(server);
    return server;
  };
  const cluster = await startCluster();
  try {
    const single = await start();
    const scene = agreementScene(await logIn(single.url, single.admin), provider);
    const attacked: Attacked = { ...given, scene, provider, url: single.url, rows: () => storedRows(single.dataDir) };
    for (const attack of [replay, tamper, scan, swapLinks, typeNames]) await attack(attacked);
    await race(given, 'SQLite', scene, [single]);
    if (cluster === null) given.skip('the races through two servers', 'no PostgreSQL on this machine');
    else {
      const both = [await start({ DATABASE_URL: cluster.url }), await start({ DATABASE_URL: cluster.url })] as const;
      await race(given, 'PostgreSQL, two servers', agreementScene(await logIn(both[0].url, both[0].admin), provider), both);
    }
    if (given.long) await claimServerTests(given, ['tests/server/acceptance.test.ts', 'tests/server/acceptanceDay.test.ts', 'tests/server/amendmentsAtOnce.test.ts', 'tests/server/massAssignment.test.ts', 'tests/server/paperRoutes.test.ts']);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await provider.close();
    await cluster?.stop();
    for (const { dataDir } of running) rmSync(dataDir, { recursive: true, force: true });
  }
});
