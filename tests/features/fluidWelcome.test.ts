import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenWelcome } from '../../src/features/fluid/whenWelcome';

/** A window that has loaded, with a moment to spare at once. */
beforeEach(() => {
  const page = Object.assign(new EventTarget(), {
    requestIdleCallback: (action: () => void) => {
      action();
      return 1;
    },
    cancelIdleCallback: () => {},
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestIdleCallback', page.requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', page.cancelIdleCallback);
  vi.stubGlobal('document', { readyState: 'complete' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const stir = () => window.dispatchEvent(new Event('pointermove'));

test('the smoke waits for the visitor, and is lit once', () => {
  const light = vi.fn<() => void>();
  whenWelcome(light);
  expect(light).not.toHaveBeenCalled();
  stir();
  stir();
  expect(light).toHaveBeenCalledOnce();
});

test('a visitor who moves before the page is usable is not forgotten', () => {
  vi.stubGlobal('document', { readyState: 'loading' });
  const light = vi.fn<() => void>();
  whenWelcome(light);
  stir();
  expect(light).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(light).toHaveBeenCalledOnce();
});

test('called off, it is never lit', () => {
  const light = vi.fn<() => void>();
  whenWelcome(light)();
  stir();
  expect(light).not.toHaveBeenCalled();
});
