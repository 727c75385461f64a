import { afterEach, expect, test, vi } from 'vitest';
import { cleanMarkupWith, installDefaultPolicy } from '../../src/api/trustedTypes';
import { cachePage } from '../../src/features/offline/cachePage';
import { registerWorker, registerServiceWorker } from '../../src/features/offline/register';
import { applyUpdate } from '../../src/features/offline/updates';
import * as updates from '../../src/features/offline/updates';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: object) => void>();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

function fakeContainer({ controlled }: { controlled: boolean }) {
  const registration = new FakeRegistration();
  const active = new FakeWorker();
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve({ active }),
    register: vi.fn<(address: string, options: object) => Promise<FakeRegistration>>(() => Promise.resolve(registration)),
  });
  return { container: container as unknown as ServiceWorkerContainer, fake: container, registration, active };
}

const policies = () => ({ defaultPolicy: null as unknown, createPolicy: vi.fn<(name: string, rules: Rules) => unknown>() });
interface Rules {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}

function fakeWindow() {
  const trustedTypes = policies();
  trustedTypes.createPolicy.mockImplementation((_, rules) => (trustedTypes.defaultPolicy = rules));
  const window = Object.assign(new EventTarget(), { trustedTypes });
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { href: 'https://boucane.example/fr', origin: 'https://boucane.example' });
  const arrivals: ((...names: string[]) => void)[] = [];
  class FakeObserver {
    observe = vi.fn<(options: object) => void>(() => arrivals.at(-1)?.('https://boucane.example/assets/main.js'));
    disconnect = vi.fn<() => void>();
    constructor(callback: (list: { getEntries: () => { name: string }[] }) => void) {
      arrivals.push((...names) => callback({ getEntries: () => names.map((name) => ({ name })) }));
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  return { arrivals, window, trustedTypes, rules: () => trustedTypes.defaultPolicy as Rules };
}

test('the default Trusted Types policy allows our own scripts, and HTML only with a sanitizer', () => {
  const { trustedTypes, rules } = fakeWindow();
  installDefaultPolicy();
  expect(rules().createScriptURL('/sw.js')).toBe('/sw.js');
  expect(() => rules().createScriptURL('https://elsewhere.example/sw.js')).toThrow(TypeError);
  expect(() => rules().createHTML('<b>x</b>')).toThrow(TypeError);
  cleanMarkupWith((text) => text.replaceAll('<b>', ''));
  installDefaultPolicy();
  expect(rules().createHTML('<b>x')).toBe('x');
  expect(trustedTypes.createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
});

test('the worker is registered from /sw.js with the scope of the whole site', async () => {
  fakeWindow();
  const { container, fake } = fakeContainer({ controlled: true });
  await registerServiceWorker(container);
  expect(fake.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/' });
});

test('the default Trusted Types policy is created immediately, before the page is idle', () => {
  const { trustedTypes } = fakeWindow();
  vi.stubGlobal('navigator', {});
  registerWorker(true);
  expect(trustedTypes.createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
});

test('the worker caches the first page and later resources once active on a first visit only', async () => {
  const { arrivals } = fakeWindow();
  const first = fakeContainer({ controlled: false });
  const started = registerServiceWorker(first.container);
  await vi.waitFor(() => expect(first.fake.register).toHaveBeenCalledOnce());
  await first.container.ready;
  expect(first.active.postMessage).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    first.container.dispatchEvent(new Event('controllerchange'));
    expect(first.active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP', page: 'https://boucane.example/fr', files: ['https://boucane.example/assets/main.js'] });
  });
  await started;
  arrivals[0]?.('https://boucane.example/assets/DayPicker.js');
  expect(first.active.postMessage).toHaveBeenLastCalledWith({ type: 'KEEP', page: 'https://boucane.example/fr', files: ['https://boucane.example/assets/DayPicker.js'] });
  const second = fakeContainer({ controlled: true });
  await registerServiceWorker(second.container);
  expect(second.active.postMessage).not.toHaveBeenCalled();
});

test('a client-side navigation sends its page to the active worker, if any', () => {
  fakeWindow();
  const { container, active } = fakeContainer({ controlled: true });
  vi.stubGlobal('navigator', { serviceWorker: container });
  cachePage('/fr/pizzas');
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP', page: 'https://boucane.example/fr/pizzas', files: [] });
  vi.stubGlobal('navigator', {});
  expect(() => cachePage('/fr/about')).not.toThrow();
});

test('a waiting version is offered, and the offer is withdrawn once another version is active', async () => {
  fakeWindow();
  const offer = vi.spyOn(updates, 'setWaitingWorker').mockImplementation(() => {});
  const { container, registration } = fakeContainer({ controlled: true });
  await registerServiceWorker(container);
  const worker = new FakeWorker();
  registration.find(worker);
  worker.become('installing');
  expect(offer).not.toHaveBeenCalled();
  worker.become('installed');
  expect(offer).toHaveBeenLastCalledWith(worker);
  container.dispatchEvent(new Event('controllerchange'));
  expect(offer).toHaveBeenLastCalledWith(null);
});

test('an already waiting version is offered, except on the first installation', async () => {
  fakeWindow();
  const offer = vi.spyOn(updates, 'setWaitingWorker').mockImplementation(() => {});
  const first = fakeContainer({ controlled: false });
  void registerServiceWorker(first.container);
  await vi.waitFor(() => expect(first.fake.register).toHaveBeenCalledOnce());
  await first.container.ready;
  const worker = new FakeWorker();
  first.registration.find(worker);
  worker.become('installed');
  expect(offer).not.toHaveBeenCalled();
  const second = fakeContainer({ controlled: true });
  second.registration.waiting = worker;
  await registerServiceWorker(second.container);
  expect(offer).toHaveBeenCalledExactlyOnceWith(worker);
});

test('applying an update activates the waiting worker and reloads the page exactly once', () => {
  const container = new EventTarget();
  const worker = new FakeWorker();
  const reload = vi.fn<() => void>();
  applyUpdate(worker, container, reload);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('the page reloads after a timeout when the old version stays active', () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  applyUpdate(new FakeWorker(), new EventTarget(), reload);
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('the worker is registered in production only, after the page has loaded and is idle', () => {
  vi.useFakeTimers();
  const { arrivals, window } = fakeWindow();
  const { container, fake } = fakeContainer({ controlled: true });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { readyState: 'interactive' });
  registerWorker(false);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(fake.register).not.toHaveBeenCalled();
  registerWorker(true);
  vi.advanceTimersByTime(60_000);
  expect(fake.register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1999);
  arrivals.at(-1)?.('https://boucane.example/assets/Options.js');
  vi.advanceTimersByTime(1999);
  expect(fake.register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fake.register).toHaveBeenCalledOnce();
});

test('the page works in a browser that does not support or rejects workers', () => {
  fakeWindow();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
  expect(() => registerWorker(true)).not.toThrow();
  const { container, fake } = fakeContainer({ controlled: true });
  fake.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(() => registerWorker(true)).not.toThrow();
  vi.advanceTimersByTime(60_000);
  expect(fake.register).toHaveBeenCalledOnce();
});
