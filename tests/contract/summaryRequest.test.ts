import { expect, test } from 'vitest';
import { isCatalogueUnavailable } from '../../src/contract/summaryRequest';
import { aMeat } from './make';

const NOTHING = { meats: [], sides: [], tools: [], contentFocus: [] };
const form = (chosen: Partial<Record<keyof typeof NOTHING, string[]>>, kind = 'event') => ({ kind, adults: 9, children: 3, ...NOTHING, ...chosen });
const UNREAD = { ...NOTHING, loading: false };

test('reports choices from a menu that failed to load', () => {
  expect(isCatalogueUnavailable(form({ meats: ['brisket'] }), UNREAD)).toBe(true);
  expect(isCatalogueUnavailable(form({ sides: ['coleslaw-0'] }), UNREAD)).toBe(true);
  expect(isCatalogueUnavailable(form({ tools: ['probe-thermometer'] }, 'training'), UNREAD)).toBe(true);
});

test('reports no missing menu without visible choices', () => {
  expect(isCatalogueUnavailable(form({}), UNREAD)).toBe(false);
  // An event has no tools and a training no sides, so hidden lists are ignored.
  expect(isCatalogueUnavailable(form({ tools: ['probe-thermometer'] }), UNREAD)).toBe(false);
  expect(isCatalogueUnavailable(form({ sides: ['coleslaw'] }, 'training'), UNREAD)).toBe(false);
});

test('does not report a menu that is still loading', () => {
  expect(isCatalogueUnavailable(form({ meats: ['brisket'] }), { ...UNREAD, loading: true })).toBe(false);
});

test('does not report a menu that contains any of the choices', () => {
  expect(isCatalogueUnavailable(form({ meats: ['brisket', 'ribs'] }), { ...UNREAD, meats: [aMeat()] })).toBe(false);
});
