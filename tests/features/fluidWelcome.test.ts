import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from '../../src/features/fluid/onFirstInteraction';

/** Fake window that has loaded and runs idle callbacks immediately. */
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

test('the animation waits for the first interaction and starts once', () => {
  const light = vi.fn<() => void>();
  onFirstInteraction(light);
  expect(light).not.toHaveBeenCalled();
  stir();
  stir();
  expect(light).toHaveBeenCalledOnce();
});

test('an interaction before the page is ready starts the animation later', () => {
  vi.stubGlobal('document', { readyState: 'loading' });
  const light = vi.fn<() => void>();
  onFirstInteraction(light);
  stir();
  expect(light).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(light).toHaveBeenCalledOnce();
});

test('the animation never starts after cancellation', () => {
  const light = vi.fn<() => void>();
  onFirstInteraction(light)();
  stir();
  expect(light).not.toHaveBeenCalled();
});
