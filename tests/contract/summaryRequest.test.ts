import { expect, test } from 'vitest';
import { isMenuUnread } from '../../src/contract/summaryRequest';
import { aMeat } from './make';

const NOTHING = { meats: [], sides: [], tools: [], contentFocus: [] };
const form = (chosen: Partial<Record<keyof typeof NOTHING, string[]>>, kind = 'event') => ({ kind, adults: 9, children: 3, ...NOTHING, ...chosen });
const UNREAD = { ...NOTHING, loading: false };

test('what is chosen of a menu that could not be read is not counted, and that can be told', () => {
  expect(isMenuUnread(form({ meats: ['brisket'] }), UNREAD)).toBe(true);
  expect(isMenuUnread(form({ sides: ['coleslaw-0'] }), UNREAD)).toBe(true);
  expect(isMenuUnread(form({ tools: ['probe-thermometer'] }, 'training'), UNREAD)).toBe(true);
});

test('where nothing is chosen, nothing is missing', () => {
  expect(isMenuUnread(form({}), UNREAD)).toBe(false);
  // An event is not asked for tools, nor a training for sides: a hidden list counts for nothing.
  expect(isMenuUnread(form({ tools: ['probe-thermometer'] }), UNREAD)).toBe(false);
  expect(isMenuUnread(form({ sides: ['coleslaw'] }, 'training'), UNREAD)).toBe(false);
});

test('a menu on its way is not one that could not be read', () => {
  expect(isMenuUnread(form({ meats: ['brisket'] }), { ...UNREAD, loading: true })).toBe(false);
});

test('a menu of which something is counted was read', () => {
  expect(isMenuUnread(form({ meats: ['brisket', 'ribs'] }), { ...UNREAD, meats: [aMeat()] })).toBe(false);
});
