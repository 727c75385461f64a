import { expect, test } from 'vitest';
import { isOffSite } from '../../src/contract/row';
import { SHOWINGS, showingOf, shownAs } from '../../src/contract/showing';
import { VISIBILITIES } from '../../src/contract/visibility';

test('inactive and pending both count as hidden', () => {
  for (const visibility of VISIBILITIES) expect(showingOf({ isActive: false, visibility })).toBe('hidden');
  expect(showingOf({ isActive: true, visibility: 'pending' })).toBe('hidden');
});

test('a resource is public without a visibility, and private with an unknown one', () => {
  expect(showingOf({})).toBe('public');
  expect(showingOf({ visibility: 'friends' })).toBe('private');
});

test('a resource has the chosen audience for any previous visibility', () => {
  for (const showing of SHOWINGS) for (const visibility of VISIBILITIES) expect(showingOf(shownAs(showing, { visibility }))).toBe(showing);
});

test('a hidden private event stays private when reactivated elsewhere', () => {
  expect(shownAs('hidden', { visibility: 'private' })).toEqual({ isActive: false, visibility: 'private' });
  expect(shownAs('hidden', { visibility: 'pending' })).toEqual({ isActive: false, visibility: 'public' });
});

test('a resource is off the site only when it is marked inactive', () => {
  for (const isActive of [false, 0]) expect(isOffSite({ isActive })).toBe(true);
  for (const isActive of [true, 1, null, undefined, 'false', '']) expect(isOffSite({ isActive })).toBe(false);
  expect(isOffSite({})).toBe(false);
});
