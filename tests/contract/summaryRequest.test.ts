import { expect, test } from 'vitest';
import { isMenuUnread } from '../../src/contract/summaryRequest';
import { aMeat } from './make';

const NOTHING = { meats: [], sides: [], tools: [], contentFocus: [] };
const form = (chosen: Partial<Record<keyof typeof NOTHING, string[]>>, kind = 'event') => ({ kind, adults: 9, children: 3, ...NOTHING, ...chosen });
const UNREAD = { ...NOTHING, loading: false };

test('reports choices from a menu that failed to load', () => {
  expect(isMenuUnread(form({ meats: ['brisket'] }), UNREAD)).toBe(true);
  expect(isMenuUnread(form({ sides: ['coleslaw-0'] }), UNREAD)).toBe(true);
  expect(isMenuUnread(form({ tools: ['probe-thermometer'] }, 'training'), UNREAD)).toBe(true);
});

test('reports no missing menu without visible choices', () => {
  expect(isMenuUnread(form({}), UNREAD)).toBe(false);
  // An event has no tools and a training no sides, so hidden lists are ignored.
  expect(isMenuUnread(form({ tools: ['probe-thermometer'] }), UNREAD)).toBe(false);
  expect(isMenuUnread(form({ sides: ['coleslaw'] }, 'training'), UNREAD)).toBe(false);
});

test('does not report a menu that is still loading', () => {
  expect(isMenuUnread(form({ meats: ['brisket'] }), { ...UNREAD, loading: true })).toBe(false);
});

test('does not report a menu that contains any of the choices', () => {
  expect(isMenuUnread(form({ meats: ['brisket', 'ribs'] }), { ...UNREAD, meats: [aMeat()] })).toBe(false);
});
