import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCaches, hardReloadAddress, readCaches, readWorkers, unregisterWorkers, type Caches, type DebugMessage, type WorkerRegistration } from '../../src/features/debug/browser';
import { buildFacts, maskedMapsScript } from '../../src/features/debug/facts';
import { debugTexts } from '../../src/features/debug/texts';
import { translator } from '../../stories/fixtures/translate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const inEnglish = (notice: DebugMessage | null): string | null => notice && translator(debugTexts, 'en')(`notice.${notice.name}`, notice.values);

const registration = (changes: Partial<WorkerRegistration> = {}): WorkerRegistration => ({
  scope: 'https://boucane.example/',
  active: { scriptURL: 'https://boucane.example/sw.js', state: 'activated' },
  waiting: null,
  unregister: () => Promise.resolve(true),
  ...changes,
});

const workersWith = (...registrations: WorkerRegistration[]) => ({ controller: { scriptURL: 'https://boucane.example/sw.js' }, getRegistrations: () => Promise.resolve(registrations) });
const brokenWorkers = { controller: null, getRegistrations: () => Promise.reject(new Error('The operation is insecure')) };
const cachesOf = (...names: string[]): NonNullable<Caches> & { left: Set<string> } => {
  const left = new Set(names);
  return { left, keys: () => Promise.resolve([...left]), delete: (name) => Promise.resolve(left.delete(name)) };
};
const brokenCaches: Caches = { keys: () => Promise.reject(new Error('No caches here')), delete: () => Promise.resolve(false) };

test('the service worker info contains controller, script, state and scope', async () => {
  const waiting = registration({ waiting: { scriptURL: 'https://boucane.example/sw.js', state: 'installed' } });
  expect(await readWorkers(workersWith(waiting))).toEqual({
    info: { supported: true, controller: 'https://boucane.example/sw.js', registrations: [{ scope: 'https://boucane.example/', script: 'https://boucane.example/sw.js', state: 'installed' }] },
    notice: null,
  });
});

test('a browser without service workers is reported as unsupported', async () => {
  expect(await readWorkers(undefined)).toEqual({ info: { supported: false, controller: null, registrations: [] }, notice: null });
});

test('an unreadable service worker registration is reported as SW info error', async () => {
  expect(inEnglish((await readWorkers(brokenWorkers)).notice)).toBe('SW info error: The operation is insecure');
});

test('cache names are listed, and a failure to read them is reported as Caches error', async () => {
  expect(await readCaches(cachesOf('a', 'b'))).toEqual({ names: ['a', 'b'], notice: null });
  expect(await readCaches(undefined)).toEqual({ names: [], notice: null });
  expect(inEnglish((await readCaches(brokenCaches)).notice)).toBe('Caches error: No caches here');
});

test('unregistering without service worker support is reported, and the page does not reload', async () => {
  const reload = vi.fn<() => void>();
  expect(inEnglish(await unregisterWorkers(undefined, reload))).toBe('Service workers not supported');
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('a failed unregistration is reported as Unregister error, and the page does not reload', async () => {
  const reload = vi.fn<() => void>();
  expect(inEnglish(await unregisterWorkers(brokenWorkers, reload))).toBe('Unregister error: The operation is insecure');
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('the number of unregistered service workers is reported, and the page reloads after 800 ms', async () => {
  const reload = vi.fn<() => void>();
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const gone = await unregisterWorkers(workersWith(registration({ unregister }), registration({ unregister }), registration({ unregister: () => Promise.resolve(false) })), reload);
  expect(inEnglish(gone)).toBe('Unregistered 2 service worker(s). Reloading...');
  expect(unregister).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(799);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('the number of cleared caches is reported', async () => {
  const caches = cachesOf('boucane-pages-1', 'boucane-assets-1', 'other');
  expect(inEnglish(await clearCaches(caches))).toBe('Cleared 3 cache(s).');
  expect(caches.left.size).toBe(0);
  expect(inEnglish(await clearCaches(undefined))).toBe('Cleared 0 cache(s).');
});

test('a failure to clear the caches is reported as Clear cache error', async () => {
  expect(inEnglish(await clearCaches(brokenCaches))).toBe('Clear cache error: No caches here');
});

test.each([
  ['https://boucane.example/fr/debug', 'https://boucane.example/fr/debug?t=1810044000000'],
  ['https://boucane.example/fr/debug?t=1&x=2#top', 'https://boucane.example/fr/debug?t=1810044000000&x=2#top'],
])('a hard reload adds the timestamp to the URL %s', (from, to) => {
  expect(hardReloadAddress(from, new Date(1_810_044_000_000))).toBe(to);
});

test('only the length of the maps key is disclosed', async () => {
  vi.stubEnv('VITE_MAPS_KEY', 'AIzaSyVerySecretKey');
  vi.stubEnv('VITE_SOMETHING_ADDED_LATER', 'quiet');
  vi.resetModules();
  const { buildFacts: factsOf } = await import('../../src/features/debug/facts');
  const facts = factsOf('/api');
  expect(facts.mapsKeyLength).toBe(19);
  expect(facts.mapsScript).toBe('https://maps.googleapis.com/maps/api/js?key=••••••');
  expect(JSON.stringify(facts)).not.toMatch(/AIza|Secret|quiet|LATER/);
});

test('a missing maps key is reported as missing', () => {
  expect(maskedMapsScript(0)).toBe('https://maps.googleapis.com/maps/api/js?key=');
  expect(buildFacts('/api')).toMatchObject({ apiRoot: '/api', mode: 'test', mapsKeyLength: 0 });
  expect(translator(debugTexts, 'en')('build.noMaps')).toBe('Google Maps API key is not configured. Map functionality will be limited.');
});
