import { afterEach, expect, test, vi } from 'vitest';
import { setTemporaryScheme, schemeStorage } from '../../src/api/schemeStorage';
import { giveStorage } from './fakes';

afterEach(() => {
  setTemporaryScheme(null);
  vi.unstubAllGlobals();
});

/** Opens a page that has read its scheme, in a browser whose storage another tab writes to. @returns the page's storage and a mock subscriber */
function openPage(entries: Readonly<Record<string, string>> = {}) {
  const storage = giveStorage(entries);
  const outside = new EventTarget();
  vi.stubGlobal('window', outside);
  const mode = schemeStorage({ key: 'mui-mode' });
  const listener = vi.fn<(scheme: unknown) => void>();
  return { storage, outside, mode, told: listener, read: mode.get('system') as unknown };
}

test('reports a scheme chosen in another tab before the page subscribes', () => {
  const { storage, mode, told, read } = openPage();
  expect(read).toBe('system');
  storage.setItem('scheme', 'light');
  mode.subscribe(told);
  expect(told).toHaveBeenLastCalledWith('light');
});

test.each(['storage', 'pageshow'])('follows a scheme chosen in another tab (%s)', (event) => {
  const { storage, outside, mode, told } = openPage({ scheme: 'dark' });
  mode.subscribe(told);
  storage.setItem('scheme', 'light');
  outside.dispatchEvent(new Event(event));
  expect(told).toHaveBeenLastCalledWith('light');
});

test('a lent scheme stays while no scheme is stored', () => {
  const { outside, mode, told } = openPage();
  setTemporaryScheme('light');
  mode.subscribe(told);
  outside.dispatchEvent(new Event('storage'));
  expect(told.mock.calls).toEqual([['light'], ['light']]);
});

test('stops notifying after unsubscribing', () => {
  const { storage, outside, mode, told } = openPage();
  mode.subscribe(told)();
  told.mockClear();
  storage.setItem('scheme', 'light');
  for (const event of ['storage', 'pageshow']) outside.dispatchEvent(new Event(event));
  expect(told).not.toHaveBeenCalled();
});

test('neither stores nor reports the theme name of a scheme', () => {
  const { told, storage } = openPage({ scheme: 'dark' });
  const name = schemeStorage({ key: 'mui-color-scheme-light' });
  expect(name.get('light')).toBe('light');
  name.set('ember');
  name.subscribe(told);
  expect(told).not.toHaveBeenCalled();
  expect(storage.getItem('scheme')).toBe('dark');
});
